import type { SumCollection } from '../collections/sum-collection';
import { sumsOf } from '../collections/sum-collection';
import { sumOf } from '../sum/read-sum';
import type { SkillId, SumId } from '../sum/sum';

/*
 * How far a child is with what it is to know at the end of a year: facts by heart, everything else done right.
 */

/** `unsure`: practised, and too little yet to say anything. */
export type GoalState = 'reached' | 'nearly' | 'under-way' | 'unsure' | 'not-begun';

export interface GoalStanding {
  readonly state: GoalState;
  /** Of facts the part known by heart, of the rest the chance of a right answer; null where nothing can be said. */
  readonly part: number | null;
}

/** A goal as it is measured. */
export type Goal =
  | { readonly kind: 'facts'; readonly sums: readonly SumId[] }
  | {
      readonly kind: 'procedures';
      /** The narrowest skills with how many of its sums each has. */
      readonly skills: ReadonlyMap<SkillId, number>;
    };

const made = new WeakMap<SumCollection, Goal>();

/** How the goal of a collection is measured: by its facts when most of its sums are facts. */
export function goalOf(collection: SumCollection): Goal {
  const known = made.get(collection);
  if (known) return known;
  const sums = sumsOf(collection).map((id) => sumOf(id));
  const facts = sums.filter(({ learnedAs }) => learnedAs === 'fact');
  const skills = new Map<SkillId, number>();
  for (const sum of sums) {
    const narrowest = sum.skills.at(-1);
    if (narrowest) skills.set(narrowest, (skills.get(narrowest) ?? 0) + 1);
  }
  const goal: Goal =
    2 * facts.length > sums.length
      ? { kind: 'facts', sums: facts.map(({ id }) => id) }
      : { kind: 'procedures', skills };
  made.set(collection, goal);
  return goal;
}

/** From these parts on a goal is reached, or nearly. */
const factsReached = 0.9;
const factsNearly = 0.75;
const skillsReached = 0.85;
const skillsNearly = 0.7;
/** A goal of procedures says something when so much of it is known well enough. */
const coverageAsked = 0.5;

/** Facts of a goal by where they stand. */
export interface FactCounts {
  readonly known: number;
  readonly nearly: number;
  readonly seen: number;
}

export function standingOfFacts({ known, nearly, seen }: FactCounts, all: number): GoalStanding {
  if (seen === 0 || all === 0) return { state: 'not-begun', part: null };
  const part = known / all;
  if (part >= factsReached) return { state: 'reached', part };
  return { state: (known + nearly) / all >= factsNearly ? 'nearly' : 'under-way', part };
}

/** @param levelOf level and answers of a skill, as `skillLevel` tells them */
export function standingOfSkills(
  skills: ReadonlyMap<SkillId, number>,
  levelOf: (skill: SkillId) => { readonly level: number | null; readonly answers: number },
): GoalStanding {
  let all = 0;
  let sure = 0;
  let weighed = 0;
  let answers = 0;
  for (const [skill, sums] of skills) {
    const found = levelOf(skill);
    all += sums;
    answers += found.answers;
    if (found.level === null) continue;
    sure += sums;
    weighed += found.level * sums;
  }
  if (answers === 0) return { state: 'not-begun', part: null };
  if (sure < coverageAsked * all) return { state: 'unsure', part: null };
  const part = weighed / sure;
  // What was never asked does not count as reached.
  if (part >= skillsReached && sure === all) return { state: 'reached', part };
  return { state: part >= skillsNearly ? 'nearly' : 'under-way', part };
}

/** How far a child is with what belongs together: reached when all of it is, and begun when something of it is. */
export function stateTogether(states: readonly GoalState[]): GoalState {
  const all = (...named: GoalState[]) => states.every((state) => named.includes(state));
  if (all('not-begun')) return 'not-begun';
  if (all('reached')) return 'reached';
  if (all('reached', 'nearly')) return 'nearly';
  return all('unsure', 'not-begun') ? 'unsure' : 'under-way';
}
