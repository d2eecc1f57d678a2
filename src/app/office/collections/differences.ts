import type { DraftStep, PublishedLadder } from './types';

type Step = Omit<DraftStep, 'id'>;

/** How a step of the draft differs from what is published. */
export interface StepDifference {
  /** Place in the published ladder; null for a new step. */
  readonly was: number | null;
  readonly strategy: boolean;
  readonly prerequisite: boolean;
  readonly moved: boolean;
}

export interface LadderDifferences {
  readonly steps: readonly StepDifference[];
  /** Places of published steps that the draft does not have. */
  readonly gone: readonly number[];
  readonly count: number;
}

/** Places in a longest run of numbers that rise: what stands on them did not move, all else moved around it. */
function stayed(places: readonly number[]): ReadonlySet<number> {
  const runs: (readonly number[])[] = [];
  for (const [at, place] of places.entries()) {
    let best: readonly number[] = [];
    for (let before = 0; before < at; before += 1) {
      const run = runs[before] ?? [];
      if ((places[before] ?? 0) < place && run.length > best.length) best = run;
    }
    runs.push([...best, place]);
  }
  return new Set(runs.reduce((longest, run) => (run.length > longest.length ? run : longest), []));
}

/** Compares a draft with what is published, step by step. */
export function differencesOf(
  draft: readonly Step[],
  published: PublishedLadder['steps'],
): LadderDifferences {
  const free = published.map((_, place) => place);
  const take = (isIt: (step: PublishedLadder['steps'][number]) => boolean): number | null => {
    const found = free.findIndex((place) => {
      const step = published[place];
      return step !== undefined && isIt(step);
    });
    return found < 0 ? null : (free.splice(found, 1)[0] ?? null);
  };
  // First those that are the same in all, so that a second step of one generator finds its own.
  const same = draft.map((step) =>
    take((each) => each.generatorId === step.generatorId && each.strategy === step.strategy),
  );
  const was = draft.map(
    (step, place) => same[place] ?? take((each) => each.generatorId === step.generatorId),
  );
  const inPlace = stayed(was.filter((place) => place !== null));
  const steps = draft.map((step, place): StepDifference => {
    const before = was[place] ?? null;
    const old = before === null ? undefined : published[before];
    return {
      was: before,
      strategy: old !== undefined && old.strategy !== step.strategy,
      prerequisite: old !== undefined && old.prerequisite !== step.prerequisite,
      moved: before !== null && !inPlace.has(before),
    };
  });
  const count = steps.reduce(
    (total, { was: before, strategy, prerequisite, moved }) =>
      total + (before === null ? 1 : Number(strategy) + Number(prerequisite) + Number(moved)),
    free.length,
  );
  return { steps, gone: free, count };
}
