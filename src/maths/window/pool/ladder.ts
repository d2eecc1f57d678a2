import { type SumCollection, sumsOf } from '../../collections/sum-collection';
import { bucketOf } from '../../learn/apply-answer';
import { type Difficulties, startDifficulties, startDifficulty } from '../../learn/difficulty';
import { notation } from '../../number/rational';
import { strategyOf } from '../../strategy/names/strategy-name';
import { writeBinaryFact } from '../../sum/binary-fact';
import { productOf } from '../../sum/features';
import { readSum } from '../../sum/read-sum';
import type { BinaryFact, SkillId, Sum, SumId } from '../../sum/sum';

/** A sum of a collection with all that is the same for every pupil on every day. Places count from 0. */
export interface LadderSum {
  readonly sum: Sum;
  readonly place: number;
  /** β, logits. */
  readonly difficulty: number;
  /** What it is worth, in canonical notation. */
  readonly value: string;
  /** Sums of one operation and strategy are kin. */
  readonly kin: string;
  /** Place of the sum with both numbers swapped; undefined when the collection has none. */
  readonly twin: number | undefined;
  /** Whether the twin is another sum that is done in the same way: not of 5 + 5, nor of a subtraction. */
  readonly twinHelps: boolean;
  /** Place of the product that a division turns round. */
  readonly product: number | undefined;
}

/** Sums that are practised together as one procedure: those of one narrowest skill. */
export interface Bucket {
  readonly skill: SkillId;
  readonly places: readonly number[];
  /** β that parts the easy half from the hard half. */
  readonly middle: number;
}

/** The sums of a collection from easy to hard, ready to be looked at for any pupil. Ids that are no sums are left out. */
export interface Ladder {
  readonly sums: readonly LadderSum[];
  /** Places of the sums that are worth the same. */
  readonly byValue: ReadonlyMap<string, readonly number[]>;
  /** In the order of the ladder. */
  readonly buckets: readonly Bucket[];
  /** Whether it is practised by the bucket: most of its sums are procedures. */
  readonly isByBucket: boolean;
  /** Whether any answer is a number below zero; of a comparison the answer is a sign. */
  readonly hasBelowZero: boolean;
}

const twinOf = (binaryFact: BinaryFact): string =>
  writeBinaryFact({ ...binaryFact, a: binaryFact.b, b: binaryFact.a });

function productIdOf(binaryFact: BinaryFact): string {
  const [a, b] = productOf(binaryFact);
  return writeBinaryFact({ operation: 'multiply', a, b, result: binaryFact.a, hole: 'result' });
}

function placed(sum: Sum, place: number, places: ReadonlyMap<string, number>): LadderSum {
  const { binaryFact } = sum;
  const twin = binaryFact ? places.get(twinOf(binaryFact)) : undefined;
  return {
    sum,
    place,
    difficulty: startDifficulty(sum),
    value: notation(sum.answer),
    kin: `${sum.operation} ${strategyOf(sum)}`,
    twin,
    twinHelps: twin !== undefined && binaryFact?.a !== binaryFact?.b && sum.operation !== 'subtract',
    product: binaryFact?.operation === 'divide' ? places.get(productIdOf(binaryFact)) : undefined,
  };
}

function grouped<Key>(
  sums: readonly LadderSum[],
  keyOf: (sum: LadderSum) => Key | undefined,
): Map<Key, LadderSum[]> {
  const groups = new Map<Key, LadderSum[]>();
  for (const each of sums) {
    const key = keyOf(each);
    if (key === undefined) continue;
    const own = groups.get(key);
    if (own) own.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}

const placesOf = (sums: readonly LadderSum[]): number[] => sums.map(({ place }) => place);

function makeLadder(sumIds: readonly SumId[]): Ladder {
  const read = sumIds.flatMap((sumId) => readSum(sumId) ?? []);
  const places = new Map<string, number>(read.map(({ id }, place) => [id, place]));
  const sums = read.map((sum, place) => placed(sum, place, places));
  const buckets = grouped(sums, ({ sum }) => bucketOf(sum) ?? sum.skills.at(-1));
  const byValue = grouped(sums, ({ value }) => value);
  return {
    sums,
    byValue: new Map([...byValue].map(([value, own]) => [value, placesOf(own)])),
    buckets: [...buckets].map(([skill, own]) => ({
      skill,
      places: placesOf(own),
      middle: middleOf(own.map(({ difficulty }) => difficulty)),
    })),
    isByBucket: sums.filter(({ sum }) => sum.learnedAs === 'procedure').length * 2 > sums.length,
    hasBelowZero: sums.some(
      ({ sum: { answer, answerSpec } }) => answer.num < 0 && answerSpec.form !== 'relation',
    ),
  };
}

/** The upper one of the two in the middle of an even number; 0 of none. */
export const middleOf = (values: readonly number[]): number =>
  new Float64Array(values).sort()[Math.floor(values.length / 2)] ?? 0;

/** The same ladder with these difficulties: all else of it stays as it is. */
function withDifficulties(ladder: Ladder, difficulties: Difficulties): Ladder {
  const sums = ladder.sums.map((each) => ({ ...each, difficulty: difficulties.of(each.sum) }));
  const buckets = ladder.buckets.map((bucket) => ({
    ...bucket,
    middle: middleOf(bucket.places.map((place) => sums[place]?.difficulty ?? 0)),
  }));
  return { ...ladder, sums, buckets };
}

/** Those of a version that is over go with it. */
const made = new WeakMap<Difficulties, WeakMap<SumCollection, Ladder>>();

/** The ladder of a collection: made once for each version, as neither a version nor a published collection changes. */
export function ladderOf(collection: SumCollection, difficulties: Difficulties = startDifficulties): Ladder {
  const ladders = made.get(difficulties) ?? new WeakMap<SumCollection, Ladder>();
  made.set(difficulties, ladders);
  const before = ladders.get(collection);
  if (before) return before;
  const ladder =
    difficulties === startDifficulties
      ? makeLadder(sumsOf(collection))
      : withDifficulties(ladderOf(collection), difficulties);
  ladders.set(collection, ladder);
  return ladder;
}
