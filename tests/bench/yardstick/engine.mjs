import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const TICKS_A_SECOND = 100; // of Linux's /proc/PID/stat
const OPTIONS = { 'Use NNUE': false, Threads: 1, Hash: 16 };

/** A UCI engine in a process of its own, whose CPU time can be read. */
export class Engine {
  /** @param {string} path a program, or a script for node */
  constructor(path) {
    const script = path.endsWith('.mjs');
    this.process = spawn(script ? process.execPath : path, script ? [path] : [], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.waiting = null;
    createInterface({ input: this.process.stdout }).on('line', (line) => this.#read(line));
    this.process.on('error', (error) => this.#end(error));
    this.process.on('exit', () => this.#end(new Error(`${path} has ended`)));
    for (const [name, value] of Object.entries(OPTIONS)) this.say(`setoption name ${name} value ${value}`);
  }

  /** @param {string} line */
  say(line) {
    this.process.stdin.write(`${line}\n`);
  }

  /** What it prints in answer to a line, up to the line that begins with `last`. @returns {Promise<string[]>} */
  ask(line, last) {
    return new Promise((resolve, reject) => {
      this.waiting = { last, lines: [], resolve, reject };
      this.say(line);
    });
  }

  /** User and system time so far, in seconds. */
  cpu() {
    const stat = readFileSync(`/proc/${this.process.pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // from the third field on: the second is the name
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  }

  quit() {
    this.say('quit');
    this.process.stdin.end();
  }

  #read(line) {
    if (!this.waiting) return;
    const { last, lines, resolve } = this.waiting;
    lines.push(line);
    if (!line.startsWith(last)) return;
    this.waiting = null;
    resolve(lines);
  }

  #end(error) {
    this.waiting?.reject(error);
  }
}
