/** A finished round: for each task whether it was passed. Time is not part of it. */
export type Run = readonly boolean[];

/** Longest run that is read back. */
const longest = 60;

/** Reads a stored run; anything else becomes an empty run. */
export const readRun = (kept: unknown): Run =>
  Array.isArray(kept) ? kept.slice(0, longest).map((passed) => passed === true) : [];

export const passedIn = (run: Run): number => run.filter(Boolean).length;

/**
 * Returns how many tasks the ghost is ahead at this point of the round, below zero when it is behind. Null without
 * a ghost, or when its run was shorter.
 */
export function ghostLead(best: Run, own: Run): number | null {
  if (best.length === 0 || own.length > best.length) return null;
  return passedIn(best.slice(0, own.length)) - passedIn(own);
}

/** Returns the run with the larger share of passed tasks. */
export function better(best: Run, own: Run): Run {
  if (best.length === 0) return own;
  return own.length > 0 && passedIn(own) / own.length >= passedIn(best) / best.length ? own : best;
}

/** The child's own best round, replayed beside the current one. */
export class Ghost {
  readonly #best: Run;
  /** By position in the round. */
  readonly #run: boolean[] = [];

  constructor(best: Run) {
    this.#best = best;
  }

  /** Records whether the task at a position (from 0) was passed. */
  mark(place: number, passed: boolean): void {
    this.#run[place] = passed;
  }

  /** The current lead; see `ghostLead`. */
  get lead(): number | null {
    return ghostLead(this.#best, this.#own);
  }

  /** Tasks passed by both at the end of a round; `ghost` is null when its round had another length. */
  get result(): { readonly own: number; readonly ghost: number | null } {
    const isComparable = this.#best.length === this.#run.length;
    return { own: passedIn(this.#own), ghost: isComparable ? passedIn(this.#best) : null };
  }

  /** The better of the two runs, to be stored. */
  get best(): Run {
    return better(this.#best, this.#own);
  }

  get #own(): Run {
    return Array.from(this.#run, Boolean);
  }
}
