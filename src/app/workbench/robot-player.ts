import type { Target } from '@games/kit/api/bus';
import { type Player, playTask } from '@games/kit/input/robot';
import { taskIn } from '@/maths/round/task-flow';
import type { RoundSession } from '../pupil/round/session/types';
import { robotOf } from './all-games';

export type Playing = 'right' | 'wrong' | 'mixed';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Plays a round over the bus, as a keyboard does; `once` answers one task and stops. */
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
      const task = taskIn(this.#session.view().flow);
      if (task === null) return;
      await robot(this.#player, task, how === 'right' || (how === 'mixed' && count % 3 !== 1));
      if (once) return;
    }
  }

  /** Answers the current task by the hands of another player. */
  async answerBy(player: Player, right: boolean): Promise<void> {
    const task = taskIn(this.#session.view().flow);
    if (task === null) throw new Error('No task stands.');
    const robot = (await robotOf(this.#game)) ?? playTask;
    await robot(player, task, right);
  }

  stop(): void {
    this.#run += 1;
  }

  close(): void {
    this.stop();
    this.#undo();
  }

  /** Waits for the next task and presses continue where the scene waits for it. */
  async #ready(run: number): Promise<boolean> {
    while (run === this.#run) {
      if (this.#session.view().state === 'over') return false;
      if (this.#session.view().state === 'paused') this.#session.resume();
      const open = this.#targets.filter(({ state }) => state !== 'disabled');
      if (open.some(({ id }) => id === 'continue')) await this.#player.press('continue');
      else if (open.length > 0) return true;
      await pause(120);
    }
    return false;
  }

  readonly #player: Player = {
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
