/** A round as a ghost drives it: for each place whether it was passed. Time has no say. */
export type Run = readonly boolean[];

/** The same while it is driven: a place that was not come to in this drawing is not known. */
export type Seen = readonly (boolean | undefined)[];

/** As long as a kept run may be. */
const longest = 60;

/** Reads a run that was kept; anything else is none. */
export const readRun = (kept: unknown): Run =>
  Array.isArray(kept) ? kept.slice(0, longest).map((passed) => passed === true) : [];

/** Places passed. */
export const passedIn = (run: Run): number => run.filter(Boolean).length;

/**
 * How many places the ghost is ahead after as many as were come to; below zero when it is behind. Null when there is no
 * ghost, or it never came this far.
 */
export function ghostLead(best: Run, own: Run): number | null {
  if (best.length === 0 || own.length > best.length) return null;
  return passedIn(best.slice(0, own.length)) - passedIn(own);
}

/** The better of two runs by the share of places passed. */
export function better(best: Run, own: Run): Run {
  if (best.length === 0) return own;
  return own.length > 0 && passedIn(own) / own.length >= passedIn(best) / best.length ? own : best;
}

/** The child's own best round, that goes along with this one. */
export class Ghost {
  readonly #best: Run;
  /** By place in the round, as far as this drawing has seen them. */
  readonly #run: (boolean | undefined)[] = [];

  constructor(best: Run) {
    this.#best = best;
  }

  /** A place of the round (from 0) was passed, or not. */
  mark(place: number, passed: boolean): void {
    this.#run[place] = passed;
  }

  /** The places of this round so far, for the drawing that takes the place of this one. */
  get seen(): Seen {
    return [...this.#run];
  }

  see(seen: Seen): void {
    for (const [place, passed] of seen.entries()) this.#run[place] = passed;
  }

  /** How many places it is ahead now; see `ghostLead`. */
  get lead(): number | null {
    return ghostLead(this.#best, this.#own);
  }

  /** At the end of a round: places passed by both; no ghost beside a round that was not seen from the first place on. */
  get result(): { readonly own: number; readonly ghost: number | null } {
    const isComparable = this.#isWhole && this.#best.length === this.#run.length;
    return { own: passedIn(this.#own), ghost: isComparable ? passedIn(this.#best) : null };
  }

  /** What is to be kept: the better of the two. */
  get best(): Run {
    return this.#isWhole ? better(this.#best, this.#own) : this.#best;
  }

  get #own(): Run {
    return [...this.#run].map((passed) => passed === true);
  }

  get #isWhole(): boolean {
    return this.#run.length > 0 && [...this.#run].every((passed) => passed !== undefined);
  }
}
