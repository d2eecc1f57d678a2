import { expect, it } from 'vitest';
import { findCollection } from '../collections/standard-collections';
import type { SumCollection } from '../collections/sum-collection';
import { enumerateSums } from '../generate/enumerate-sums';
import { bucketOf } from '../learn/apply-answer';
import { type BucketMemory, bucketAfter } from '../learn/bucket';
import { startDifficulties } from '../learn/difficulty';
import { emptyLearner, startSkill } from '../learn/empty-learner';
import type { Learner } from '../learn/learner';
import { type LevelDirection, withLevel } from '../learn/level/level-by-hand';
import { parseSumOrThrow } from '../sum/read-sum';
import type { SkillId, SumId } from '../sum/sum';
import { candidatesOf } from './pool/candidates';
import { ladderOf } from './pool/ladder';
import { currentOf } from './pool/procedure-pool';
import { stepBuckets } from './step-buckets';

const now = Date.UTC(2026, 8, 7, 9);
const at = { difficulties: startDifficulties, now };

const additions = (overTen: 'yes' | 'no', right: number): SumId[] => {
  const made = enumerateSums({
    operation: 'add',
    left: { min: 21, max: 60 },
    right: { min: 1, max: right },
    result: { min: 22, max: 99 },
    overTen,
    holes: ['result'],
    tables: [],
  });
  return made.ok ? made.sums.slice(0, 40).map(({ id }) => id) : [];
};
const facts = findCollection('add-to-20-over-ten')!;
/** + to 100 within the ten, then over the ten. */
const ladder: SumCollection = {
  ...facts,
  key: 'procedures',
  rungs: [additions('no', 8), additions('yes', 30)].map((sums) => ({ strategy: 'work-out', sums })),
};
const [within, over] = ladder.rungs.map(({ sums }) => bucketOf(parseSumOrThrow(sums[0]!))!) as [
  SkillId,
  SkillId,
];

const place = (learner: Learner) => {
  const { buckets } = ladderOf(ladder);
  return buckets[currentOf(buckets, candidatesOf(ladderOf(ladder), learner, now), learner).place]?.skill;
};
const stepped = (learner: Learner, direction: LevelDirection): Learner =>
  withLevel(learner, { direction, buckets: stepBuckets(ladder, learner, direction, at) });
const having = (skill: SkillId, bucket: BucketMemory): Learner => ({
  ...emptyLearner(4),
  skills: { [skill]: { ...startSkill, bucket } },
});

it('lets a pupil go on to the next procedure, and back to the one before', () => {
  const learner = emptyLearner(4);
  expect(place(learner)).toBe(within);
  const up = stepped(learner, 'up');
  expect(place(up)).toBe(over);
  expect(place(stepped(up, 'down'))).toBe(within);
});

it('ends a step back that the window made by itself', () => {
  const recent = [{ at: now - 1, day: '2026-09-06', right: true, difficulty: 0 }];
  const passed = having(within, { recent, backSince: null, passed: true });
  const back: Learner = {
    ...passed,
    skills: { ...passed.skills, [over]: { ...startSkill, bucket: { recent: [], backSince: now - 1000 } } },
  };
  expect(place(back)).toBe(within);
  expect(place(stepped(back, 'up'))).toBe(over);
});

it('has nowhere to go below the first procedure, and leaves facts to what is expected of each', () => {
  expect(stepBuckets(ladder, emptyLearner(4), 'down', at)).toEqual({});
  expect(stepBuckets(facts, emptyLearner(4), 'up', at)).toEqual({});
});

it('knows a bucket of facts among procedures as one', () => {
  const mixed: SumCollection = { ...ladder, key: 'mixed', rungs: [facts.rungs, ladder.rungs].flat() };
  const [change] = Object.values(stepBuckets(mixed, emptyLearner(4), 'up', at));
  expect(change).toMatchObject({ passed: true, ofFacts: true });
});

it('counts as passed until it goes wrong', () => {
  const passed = stepped(emptyLearner(4), 'up').skills[within]?.bucket;
  const answered = (rights: readonly boolean[]) =>
    rights.reduce<BucketMemory | undefined>(
      (bucket, right, index) =>
        bucketAfter(bucket, { at: now + index, day: '2026-09-07', right, difficulty: 0 }),
      passed,
    );
  expect(answered([true, false, true, false])?.passed).toBe(true);
  expect(answered([true, false, false, false])?.passed).toBeUndefined();
});
