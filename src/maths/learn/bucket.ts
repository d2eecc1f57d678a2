/*
 * Procedures are practised by the bucket (the narrowest skill of a sum: + to 100 over the ten), not by the sum. What the
 * pupil did last in a bucket decides whether it may go on to the next or must step back. Facts are practised by the sum;
 * of their narrowest skill the last answers are kept too, as they tell whether a collection is too hard.
 */

/** One scored answer in a bucket. */
export interface BucketAnswer {
  /** Epoch ms. */
  readonly at: number;
  /** `YYYY-MM-DD` in the school's zone. */
  readonly day: string;
  readonly right: boolean;
  /** β of the sum: tells which half of the bucket it is from. */
  readonly difficulty: number;
}

export interface BucketMemory {
  /** The last thirty answers since the bucket was begun, or begun again; oldest first. */
  readonly recent: readonly BucketAnswer[];
  /** Epoch ms when it went wrong and the pupil stepped back; null when it never did. */
  readonly backSince: number | null;
  /** A teacher let the pupil go on from it; until it goes wrong. */
  readonly passed?: true;
  /** The skill is of facts: the last ten answers are kept, and only a teacher lets the pupil go on from it, or step back. */
  readonly ofFacts?: true;
}

const kept = 30;
/** Promotion looks at the last ten answers; a bucket with fewer sums cannot ask for so many. */
const lastLooked = 10;
const shareRight = 0.8;
const daysNeeded = 2;
const hardNeeded = 3;
/** The model expects a right answer this often before the pupil may go on. */
export const promotedFrom = 0.85;
/** With nearly all of so many answers right the pupil may go on though the model expects less of it. */
const provenBy = { answers: 12, right: 11, from: 0.6 } as const;
/** A pupil without an error that the model expects to be right this often goes on the same day. */
const aheadFrom = 0.9;
const aheadAnswers = 4;
const aheadHard = 2;
const looked = 5;
const wrongAllowed = 2;
/** Answers in the prerequisite, most of them right, before the bucket is tried again. */
const recovering = { answers: 5, right: 4 } as const;

const emptyBucket: BucketMemory = { recent: [], backSince: null };

/** Three of the last five wrong. */
const failed = (recent: readonly BucketAnswer[]): boolean =>
  recent.slice(-looked).filter(({ right }) => !right).length > wrongAllowed;

/**
 * The bucket after one scored answer. With three of the last five wrong it begins anew: the pupil steps back to the
 * prerequisite.
 */
export function bucketAfter(before: BucketMemory | undefined, answer: BucketAnswer): BucketMemory {
  const { recent, backSince, passed } = before ?? emptyBucket;
  const all = [...recent, answer].slice(-kept);
  if (failed(all)) return { recent: [], backSince: answer.at };
  return { recent: all, backSince, ...(passed && { passed }) };
}

const keptOfFacts = 10;

/** The last answers to facts of one narrowest skill, after one more scored answer; what a teacher set by hand stays. */
export const factAnswersAfter = (before: BucketMemory | undefined, answer: BucketAnswer): BucketMemory => ({
  ...(before ?? emptyBucket),
  recent: [...(before?.recent ?? []), answer].slice(-keptOfFacts),
  ofFacts: true,
});

/** Whether this answer made the pupil step back. */
export const steppedBack = (before: BucketMemory | undefined, after: BucketMemory | undefined): boolean =>
  after !== undefined && after.backSince !== null && after.backSince !== (before?.backSince ?? null);

/** The part of a collection that is practised as one bucket. */
export interface BucketSize {
  /** β that parts the easy half from the hard half. */
  readonly middle: number;
  /** How many different sums it has. */
  readonly sums: number;
}

/** No error among all answers kept, some of them from the hard half: the pupil could do this before it came. */
function isFarAhead(recent: readonly BucketAnswer[], probability: number, middle: number): boolean {
  return (
    probability >= aheadFrom &&
    recent.length >= aheadAnswers &&
    recent.every(({ right }) => right) &&
    recent.filter(({ difficulty }) => difficulty >= middle).length >= aheadHard
  );
}

/**
 * Counts answers up to the last right one. Where so many answers are asked for, a wrong one is none of them: nine answers
 * that do not suffice must not suffice because a tenth was wrong.
 */
export const countToLastRight = (recent: readonly BucketAnswer[]): number =>
  recent.findLastIndex(({ right }) => right) + 1;

const isProven = (recent: readonly BucketAnswer[]): boolean =>
  countToLastRight(recent) >= provenBy.answers &&
  recent.slice(-provenBy.answers).filter(({ right }) => right).length >= provenBy.right;

/**
 * Decides whether the pupil may go on to the next bucket. It may when q ≥ .85 and eight of the last ten answers are
 * right, with right answers on two days and three from the hard half. A bucket of fewer than ten sums needs as many
 * answers as it has sums, on one day. With eleven of twelve right q ≥ .6 is enough, for the model lags behind who learns. A
 * pupil that is far ahead needs four, and a teacher can let it go on without.
 */
export function isPromoted(
  bucket: BucketMemory | undefined,
  probability: number,
  { middle, sums }: BucketSize,
): boolean {
  if (bucket?.passed) return true;
  const recent = bucket?.recent ?? [];
  if (sums === 0 || probability < (isProven(recent) ? provenBy.from : promotedFrom)) return false;
  if (isFarAhead(recent, probability, middle)) return true;
  const needed = Math.min(lastLooked, sums);
  const last = recent.slice(-needed);
  const right = recent.filter((answer) => answer.right);
  return (
    countToLastRight(recent) >= needed &&
    last.filter((answer) => answer.right).length >= shareRight * needed &&
    new Set(right.map(({ day }) => day)).size >= (sums < lastLooked ? 1 : daysNeeded) &&
    right.filter(({ difficulty }) => difficulty >= middle).length >= Math.min(hardNeeded, Math.ceil(sums / 4))
  );
}

/** Whether a pupil that stepped back from `bucket` has stood firm in its prerequisite since. */
export function isRecovered(
  bucket: BucketMemory | undefined,
  prerequisite: BucketMemory | undefined,
): boolean {
  const since = bucket?.backSince ?? null;
  if (since === null) return true;
  // Once it is answered again it is no longer stepped back from.
  if ((bucket?.recent.length ?? 0) > 0) return true;
  const all = (prerequisite?.recent ?? []).filter(({ at }) => at > since);
  const right = all.slice(-recovering.answers).filter((answer) => answer.right);
  return countToLastRight(all) >= recovering.answers && right.length >= recovering.right;
}
