import type { HandedOver } from './hand-over';

/** What a scene that broke down leaves to the one that takes its place when the child tries again. */
export class Salvage {
  #left: HandedOver | undefined;
  /** The task at which the last one broke down. */
  #fellAt: string | undefined;

  /** To be told of each breakdown. What breaks down again at the same task may do so by what it was handed: that is left behind. */
  keep(left: HandedOver | undefined): void {
    this.#left = left?.taskId === this.#fellAt ? undefined : left;
    this.#fellAt = left?.taskId;
  }

  /** What the next scene goes on with, once. */
  take(): HandedOver | undefined {
    const left = this.#left;
    this.#left = undefined;
    return left;
  }
}
