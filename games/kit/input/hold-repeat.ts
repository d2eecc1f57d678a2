/** Time after which a held button or key repeats, and after which it repeats faster, ms. */
const FIRST = 350;
const FASTER_AFTER = 1500;
/** Time between two repeats, before and after that, ms. */
const SLOW = 200;
const FAST = 1000 / 12;

/** An act that repeats while it is held; returns false when there is nothing more to do. */
export type HeldAct = () => boolean;

/** Repeats an act while a button or key is held: after 350 ms five times a second, after 1.5 s twelve times. */
export class HoldRepeat {
  #act: HeldAct | null = null;
  #held = 0;
  #next = FIRST;

  /** Begins a hold; another one that runs ends. The first act is the press itself. */
  start(act: HeldAct): void {
    this.#act = act;
    this.#held = 0;
    this.#next = FIRST;
  }

  stop(): void {
    this.#act = null;
  }

  /** Called once a frame with its length, ms of the stage: a pause stops the time. */
  update(delta: number): void {
    this.#held += delta;
    while (this.#act !== null && this.#held >= this.#next) {
      this.#next += this.#next < FASTER_AFTER ? SLOW : FAST;
      if (!this.#act()) this.stop();
    }
  }
}
