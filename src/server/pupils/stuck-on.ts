import type { z } from 'zod';
import type { StuckOn as Reply } from '@/contract/groups';
import { sumOf } from '@/maths/sum/read-sum';
import type { Db } from '../db/database';
import { grouped } from '../grouped';
import { monthOf, shiftDay } from '../groups/days';
import { schoolToday } from '../school/school-today';
import { stuckBelow } from './flags';
import { firstRecentDay } from './recent-work';

export type StuckOn = z.infer<typeof Reply>;

/** One answer as far as it tells why. */
export interface RecentAnswer {
  readonly sumId: string;
  readonly right: boolean;
  /** Null when nothing readable was given. */
  readonly given: string | null;
  /** Misconceptions that lead to it, likeliest first. */
  readonly errors: readonly string[];
  readonly responseMs: number;
}

/** Who answers within this has not reckoned, ms. */
const hurriedWithin = 1500;
/** Part of the misses of a skill from which a cause is named, and how many there are at least. */
const partForCause = 1 / 3;
const missesForCause = 3;

/**
 * The narrowest skill with the most misses above the share that makes a pupil stuck, with its likeliest cause.
 * @param answers the latest first
 * @returns null without a skill of which more than that share was wrong
 */
export function whyStuck(answers: readonly RecentAnswer[]): StuckOn | null {
  const bySkill = grouped(answers, ({ sumId }) => sumOf(sumId).skills.at(-1) ?? '');
  const excess = (own: readonly RecentAnswer[]) =>
    own.filter(({ right }) => !right).length - own.length * (1 - stuckBelow);
  const [worst] = [...bySkill].toSorted(([, one], [, other]) => excess(other) - excess(one));
  if (!worst || excess(worst[1]) <= 0) return null;
  const [skill, own] = worst;
  const missed = own.filter(({ right }) => !right);
  return {
    skill,
    answers: own.length,
    right: own.length - missed.length,
    ...causeOf(missed),
  };
}

type Cause = Pick<StuckOn, 'cause' | 'errorType' | 'misses' | 'example'>;

function causeOf(missed: readonly RecentAnswer[]): Cause {
  const isEnough = (some: readonly RecentAnswer[]) =>
    some.length >= missesForCause && some.length >= missed.length * partForCause;
  const hurried = missed.filter(({ responseMs }) => responseMs < hurriedWithin);
  if (isEnough(hurried)) {
    return { cause: 'hurried', errorType: null, misses: hurried.length, example: exampleOf(hurried) };
  }
  const byType = grouped(missed, ({ errors: [likeliest = 'unclassified'] }) => likeliest);
  const named = [...byType].filter(([errorType]) => errorType !== 'unclassified');
  const [most] = named.toSorted(([, one], [, other]) => other.length - one.length);
  if (most && isEnough(most[1])) {
    return { cause: 'error', errorType: most[0], misses: most[1].length, example: exampleOf(most[1]) };
  }
  return { cause: 'mixed', errorType: null, misses: missed.length, example: exampleOf(missed) };
}

function exampleOf(missed: readonly RecentAnswer[]): StuckOn['example'] {
  for (const { sumId, given } of missed) if (given !== null) return { sumId, given };
  return null;
}

/** So many days after a round was chosen its answers still count as recent work; its ticket is over by then. */
const roundLastsDays = 46;

const recentAnswer = (row: {
  readonly sum_id: string;
  readonly right: boolean;
  readonly given_value: string | null;
  readonly errors: readonly string[];
  readonly response_ms: number;
}): RecentAnswer => ({
  sumId: row.sum_id,
  right: row.right,
  given: row.given_value,
  errors: row.errors,
  responseMs: row.response_ms,
});

/** Why these pupils are stuck, from their answers of the last fourteen days. */
export async function stuckOn(
  db: Db,
  accountId: string,
  pupilIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, StuckOn | null>> {
  if (pupilIds.length === 0) return new Map();
  const { today } = await schoolToday(db, accountId, now);
  const from = firstRecentDay(today);
  const rows = await db
    .selectFrom('answer')
    .where('account_id', '=', accountId)
    .where(({ eb, val }) => eb('pupil_id', '=', eb.fn.any(val([...pupilIds]))))
    .where('day', '>=', from)
    // Only the last months' parts of the table are opened, however many there are.
    .where('window_month', '>=', monthOf(shiftDay(from, -roundLastsDays)))
    // The index goes by time: a day before the first one, wherever the school lies.
    .where('answered_at', '>=', new Date(Date.parse(from) - 86_400_000))
    .orderBy('answered_at', 'desc')
    .select(['pupil_id', 'sum_id', 'right', 'given_value', 'errors', 'response_ms'])
    .execute();
  const byPupil = grouped(rows, ({ pupil_id }) => pupil_id);
  return new Map(
    pupilIds.map((pupilId) => {
      const answers = byPupil.get(pupilId) ?? [];
      return [pupilId, whyStuck(answers.map(recentAnswer))];
    }),
  );
}
