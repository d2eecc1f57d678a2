import { parseSumOrThrow } from '../sum/read-sum';
import type { SkillId, SumId } from '../sum/sum';

/**
 * Stuck is who has a smaller part right than this. The window aims at 80 to 90 %. In two weeks of the simulation no child of
 * six kinds has less than 78 %, and of the children far behind the lowest fourth has less than this.
 */
export const stuckBelow = 0.75;

/** One answer of the last fourteen days. */
export interface RecentAnswer {
  readonly sumId: SumId;
  readonly right: boolean;
  /** Null when nothing readable was given. */
  readonly given: string | null;
  /** Misconceptions that lead to it, likeliest first. */
  readonly errors: readonly string[];
}

/** The skill a pupil is stuck on, with the cause as far as the answers show it. */
export interface StuckOn {
  /** Narrowest skill. */
  readonly skill: SkillId;
  readonly answers: number;
  readonly right: number;
  /** `mixed`: no misconception dominates. */
  readonly cause: 'error' | 'mixed';
  /** The misconception when `cause` is `error`. */
  readonly errorType: string | null;
  /** Wrong answers with this cause. */
  readonly misses: number;
  /** The latest of them. */
  readonly example: { readonly sumId: SumId; readonly given: string } | null;
}

/** The skill by which answers to a sum are counted; undefined when the sum has none. */
export const narrowestSkill = (sumId: SumId): SkillId | undefined => parseSumOrThrow(sumId).skills.at(-1);

/** Part of the wrong answers from which a cause is named, and how many there are at least. */
const partForCause = 1 / 3;
const missesForCause = 3;
/** Answers to a skill from which a pupil can be stuck on it. */
const answersAsked = 5;

const missesIn = <Answer extends { readonly right: boolean }>(answers: readonly Answer[]): Answer[] =>
  answers.filter(({ right }) => !right);

const isCause = (some: readonly unknown[], missed: readonly unknown[]): boolean =>
  some.length >= missesForCause && some.length >= missed.length * partForCause;

/**
 * The narrowest skill with the most misses above the share that makes a pupil stuck, with its likeliest cause.
 * @param answers the latest first
 * @returns null without a skill of which more than that share was wrong
 */
export function whyStuck(answers: readonly RecentAnswer[]): StuckOn | null {
  const bySkill = groupedBy(answers, ({ sumId }) => narrowestSkill(sumId));
  const excess = (own: readonly RecentAnswer[]) => missesIn(own).length - own.length * (1 - stuckBelow);
  const [worst] = [...bySkill]
    .filter(([, own]) => own.length >= answersAsked && excess(own) > 0)
    .toSorted(([, one], [, other]) => excess(other) - excess(one));
  if (!worst) return null;
  const [skill, own] = worst;
  const missed = missesIn(own);
  return { skill, answers: own.length, right: own.length - missed.length, ...causeOf(missed) };
}

function causeOf(
  missed: readonly RecentAnswer[],
): Pick<StuckOn, 'cause' | 'errorType' | 'misses' | 'example'> {
  const byType = groupedBy(missed, ({ errors: [likeliest = 'unclassified'] }) => likeliest);
  const named = [...byType].filter(([errorType]) => errorType !== 'unclassified');
  const [most] = named.toSorted(([, one], [, other]) => other.length - one.length);
  if (most && isCause(most[1], missed)) {
    return { cause: 'error', errorType: most[0], misses: most[1].length, example: exampleOf(most[1]) };
  }
  return { cause: 'mixed', errorType: null, misses: missed.length, example: exampleOf(missed) };
}

function exampleOf(missed: readonly RecentAnswer[]): StuckOn['example'] {
  for (const { sumId, given } of missed) if (given !== null) return { sumId, given };
  return null;
}

function groupedBy<Key extends string>(
  answers: readonly RecentAnswer[],
  keyOf: (answer: RecentAnswer) => Key | undefined,
): ReadonlyMap<Key, readonly RecentAnswer[]> {
  const groups = new Map<Key, RecentAnswer[]>();
  for (const answer of answers) {
    const key = keyOf(answer);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), answer]);
  }
  return groups;
}
