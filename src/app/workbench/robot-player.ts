import type { Target } from '@games/kit/bus';
import { type Hands, playTask } from '@games/kit/robot';
import type { RoundSession } from '../pupil/round/round-session';
import { robotOf } from './all-games';

export type Playing = 'right' | 'wrong' | 'mixed';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Plays a round by itself over the bus, as a keyboard would; `once` answers one task and stops. */
export class RobotPlayer {
  readonly #session: RoundSession;
  readonly #game: string;
  readonly #undo: () => void;
  #targets: readonly Target[] = [];
  #run = 0;

  constructor(session: RoundSession, game: string) {
    this.#session = session;
    this.#game = game;
    this.#undo = session.bus.on('targets', ({ targets }) => {
      this.#targets = targets;
    });
  }

  get targets(): readonly Target[] {
    return this.#targets;
  }

  async play(how: Playing, once = false): Promise<void> {
    const run = ++this.#run;
    const robot = (await robotOf(this.#game)) ?? playTask;
    for (let count = 0; run === this.#run; count++) {
      if (!(await this.#ready(run))) return;
      const { task } = this.#session.view();
      if (task === null) return;
      await robot(this.#hands, task, how === 'right' || (how === 'mixed' && count % 3 !== 1));
      if (once) return;
    }
  }

  stop(): void {
    this.#run += 1;
  }

  close(): void {
    this.stop();
    this.#undo();
  }

  /** Waits for the next task, pressing on through pictures and set pieces. */
  async #ready(run: number): Promise<boolean> {
    while (run === this.#run) {
      if (this.#session.view().state === 'over') return false;
      if (this.#session.view().state === 'held') this.#session.goOn();
      const open = this.#targets.filter(({ state }) => state !== 'disabled');
      if (open.some(({ id }) => id === 'go-on')) await this.#hands.press('go-on');
      else if (open.length > 0) return true;
      await pause(120);
    }
    return false;
  }

  readonly #hands: Hands = {
    targets: async () => this.#targets,
    press: async (id) => {
      this.#session.bus.emit('target:press', { id, input: 'keyboard' });
      await pause(60);
    },
    key: async (key) => {
      this.#session.bus.emit('key', { key });
      await pause(30);
    },
    step: async (id, key) => {
      this.#session.bus.emit('target:key', { id, key });
      await pause(15);
    },
  };
}
