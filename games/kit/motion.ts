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
    const calmed = this.reduced ? withoutTheWay(moves) : moves;
    if (calmed === null) return this.wait(STEP);
    return new Promise((done) => {
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

/**
 * The same end, without the way there: every moved property but the calm ones takes its last value at once.
 * Null when nothing is left to fade.
 */
function withoutTheWay(moves: Moves): Moves | null {
  const targets: unknown[] = Array.isArray(moves.targets) ? moves.targets : [moves.targets];
  const kept: [string, unknown][] = [];
  for (const [property, value] of Object.entries(moves)) {
    const journey = !timing.has(property) && !CALM.has(property) && typeof value === 'number';
    if (!journey) kept.push([property, value]);
    else if (moves.yoyo !== true)
      for (const target of targets) Object.assign(target as object, { [property]: value });
  }
  if (!kept.some(([property]) => CALM.has(property))) return null;
  const { targets: faded } = moves;
  return { ...Object.fromEntries(kept), targets: faded, duration: STEP, delay: 0, ease: 'Linear' };
}
