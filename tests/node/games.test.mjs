import { after, describe, test } from 'node:test';
import { createEngine } from '../../web/engine/client.js';
import { loadCore } from './core.mjs';
import { DirectEngine } from './direct-engine.mjs';
import { cases } from './game-cases.mjs';
import { local } from './local-worker.mjs';

const client = createEngine(local);
after(() => client.close());

for (const [way, engine] of Object.entries({ directly: new DirectEngine(await loadCore()), 'through the client': client })) {
  describe(way, () => {
    for (const [name, run] of Object.entries(cases)) test(name, () => run(engine));
  });
}
