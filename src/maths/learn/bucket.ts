/*
 * Procedures are practised by the bucket (the narrowest skill of a sum: + to 100 over the ten), not by the sum. What the
 * pupil did last in a bucket decides whether it may go on to the next or must step back.
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
  /** The last ten answers since the bucket was begun, or begun again; oldest first. */
  readonly recent: readonly BucketAnswer[];
  /** Epoch ms when it went wrong and the pupil stepped back; null when it never did. */
  readonly backSince: number | null;
  /** A teacher let the pupil go on from it; until it goes wrong. */
  readonly passed?: true;
}

const kept = 10;
const rightAsked = 8;
const daysAsked = 2;
const hardAsked = 3;
/** Chance of a right answer from which the pupil may go on. */
export const promotedFrom = 0.85;
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

/** Whether this answer made the pupil step back. */
export const steppedBack = (before: BucketMemory | undefined, after: BucketMemory | undefined): boolean =>
  after !== undefined && after.backSince !== null && after.backSince !== (before?.backSince ?? null);

/**
 * Whether the pupil may go on: q ≥ .85, and of the last ten eight right, on two days, three of the right ones from the
 * hard half; or a teacher let it. `middle` is the β that parts the halves.
 */
export function isPromoted(bucket: BucketMemory | undefined, chance: number, middle: number): boolean {
  if (bucket?.passed) return true;
  const recent = bucket?.recent ?? [];
  const right = recent.filter((answer) => answer.right);
  return (
    chance >= promotedFrom &&
    recent.length >= kept &&
    right.length >= rightAsked &&
    new Set(right.map(({ day }) => day)).size >= daysAsked &&
    right.filter(({ difficulty }) => difficulty >= middle).length >= hardAsked
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
  const last = (prerequisite?.recent ?? []).filter(({ at }) => at > since).slice(-recovering.answers);
  return last.length >= recovering.answers && last.filter(({ right }) => right).length >= recovering.right;
}
