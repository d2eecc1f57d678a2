import type { Scene, Tweens, Types } from 'phaser';

type Moves = Types.Tweens.TweenBuilderConfig;

/** How long a movement may last when motion is reduced: a change of state, not a journey. ms */
const STEP = 150;

/** Properties that may still fade or step when motion is reduced. */
const CALM = new Set(['alpha']);

/** Movement of a scene that obeys the child's wish for less of it. */
export class Motion {
  readonly #scene: Scene;
  reduced: boolean;

  constructor(scene: Scene, reduced: boolean) {
    this.#scene = scene;
    this.reduced = reduced;
  }

  /** A movement that carries meaning (the answer flies to the sum). Reduced: it steps there at once, fades stay. */
  tween(moves: Moves): Promise<void> {
    return new Promise((done) => {
      const calmed = this.reduced
        ? { ...moves, duration: STEP, delay: 0, ease: 'Linear', ...endStates(moves) }
        : moves;
      this.#scene.tweens.add({ ...calmed, onComplete: () => done() });
    });
  }

  /** Movement for its own sake (bobbing, drifting, breathing). Reduced: nothing moves. */
  idle(moves: Moves): Tweens.Tween | null {
    return this.reduced
      ? null
      : this.#scene.tweens.add({ repeat: -1, yoyo: true, ease: 'Sine.InOut', ...moves });
  }

  /** Squash, shake, burst: decoration that is left out whole when motion is reduced. */
  flourish(moves: Moves): Promise<void> {
    return this.reduced ? Promise.resolve() : this.tween(moves);
  }

  /** Resolves after so many ms of the scene's own time: it stops with the pause and the scene. */
  wait(ms: number): Promise<void> {
    return new Promise((done) => {
      this.#scene.time.delayedCall(ms, () => done());
    });
  }
}

const timing = new Set(['targets', 'duration', 'delay', 'ease', 'repeat', 'yoyo', 'hold', 'stagger']);

/** The same end, without the way there: every moved property but the calm ones takes its last value at once. */
function endStates(moves: Moves): Record<string, unknown> {
  const targets: unknown[] = Array.isArray(moves.targets) ? moves.targets : [moves.targets];
  const left: Record<string, unknown> = {};
  for (const [property, value] of Object.entries(moves)) {
    if (timing.has(property) || CALM.has(property) || typeof value !== 'number') continue;
    for (const target of targets)
      if (moves.yoyo !== true) Object.assign(target as object, { [property]: value });
    left[property] = undefined;
  }
  return left;
}
