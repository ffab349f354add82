/** The core's own functions in the shape of the client: no worker, no messages. */
export class DirectEngine {
  constructor(core) {
    this.core = core;
  }

  async describe(spec) {
    return valueOf(this.core.describe(spec));
  }

  async open(spec) {
    return new DirectGame(valueOf(this.core.open(spec)));
  }
}

class DirectGame {
  constructor(session) {
    this.session = session;
    this.info = session.info();
    this.view = session.view();
  }

  play = async (text) => (this.view = valueOf(this.session.play(text)));
  undo = async () => (this.view = this.session.undo());
  redo = async () => (this.view = this.session.redo());
  goTo = async (ply) => (this.view = this.session.goTo(ply));
  explain = async (site) => this.session.explain(site);
  preview = async (text) => valueOf(this.session.preview(text));
  attacked = async (color) => this.session.attacked(color);
  whyNot = async (attempt) => this.session.whyNot(attempt);
  close = async () => this.session.delete();

  search(limits) {
    this.session.searchBegin(limits);
    let progress;
    do progress = this.session.searchStep(15);
    while (!progress.done);
    return { result: Promise.resolve(progress) };
  }
}

function valueOf({ value, error }) {
  if (error) throw error;
  return value;
}
