import type { Scene, Tweens, Types } from 'phaser';

type Moves = Types.Tweens.TweenBuilderConfig;

/** Duration of a fade when motion is reduced, ms. */
const STEP = 150;

/** Properties that are still animated when motion is reduced. */
const CALM = new Set(['alpha']);

/** How much faster the rest of an animation runs once it is skipped: nothing then takes longer than a few frames. */
const HURRY = 60;

/** Something that runs in the foreground: a tween or a timer of Phaser. */
interface Running {
  timeScale: number;
}

/** Animations of a scene; they respect the reduced motion setting, and a child can skip those it waits for. */
export class Motion {
  readonly #scene: Scene;
  /** Animations the child waits for; null while it waits for none. */
  #foreground: Set<Running> | null = null;
  #hurries = false;
  reduced: boolean;

  constructor(scene: Scene, reduced: boolean) {
    this.#scene = scene;
    this.reduced = reduced;
  }

  /** Plays an animation that carries meaning (the answer flies to the sum). Reduced motion: it jumps to its end, fades stay. */
  tween(moves: Moves): Promise<void> {
    const calmed = this.reduced ? withoutTheWay(moves) : moves;
    if (calmed === null) return this.wait(STEP);
    return new Promise((done) => {
      const forget = this.#run(
        this.#scene.tweens.add({
          ...calmed,
          onComplete: () => {
            forget();
            done();
          },
        }),
      );
    });
  }

  /** Repeats an idle animation (bobbing, drifting, breathing). Reduced motion: nothing moves. */
  idle(moves: Moves): Tweens.Tween | null {
    return this.reduced
      ? null
      : this.#scene.tweens.add({ repeat: -1, yoyo: true, ease: 'Sine.InOut', ...moves });
  }

  /** Plays a decoration (squash, shake, burst). Reduced motion: it is left out. */
  flourish(moves: Moves): Promise<void> {
    return this.reduced ? Promise.resolve() : this.tween(moves);
  }

  /** Resolves after this much time of the scene, ms: a pause stops the time, and so does the end of the scene. */
  wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const forget = this.#run(
        this.#scene.time.delayedCall(ms, () => {
          forget();
          done();
        }),
      );
    });
  }

  /** Runs steps the child waits for: until they are done, `hurry` brings what is animated to its end. */
  async foreground(steps: () => Promise<void>): Promise<void> {
    this.#foreground = new Set();
    try {
      await steps();
    } finally {
      this.#foreground = null;
      this.#hurries = false;
    }
  }

  /** Brings what the child waits for to its end, with all that still follows. Idle and background animations go on. */
  hurry(): void {
    if (this.#foreground === null) return;
    this.#hurries = true;
    for (const running of this.#foreground) running.timeScale = HURRY;
  }

  /** Counts an animation as one the child waits for, if it waits; returns the function that ends that. */
  #run(running: Running): () => void {
    const foreground = this.#foreground;
    foreground?.add(running);
    if (this.#hurries) running.timeScale = HURRY;
    return () => void foreground?.delete(running);
  }
}

const timing = new Set(['targets', 'duration', 'delay', 'ease', 'repeat', 'yoyo', 'hold', 'stagger']);

/**
 * Sets every animated property to its end value at once, except for calm ones. Returns the fade that is left, or
 * null.
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
