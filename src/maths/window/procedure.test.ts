import { describe, expect, it } from 'vitest';
import { isWeekday } from '../calendar/school-days';
import { findCollection } from '../collections/standard-collections';
import type { SumCollection } from '../collections/sum-collection';
import { enumerateSums } from '../generate/enumerate-sums';
import { bucketOf } from '../learn/apply-answer';
import {
  type BucketAnswer,
  type BucketMemory,
  bucketAfter,
  isPromoted,
  isRecovered,
  steppedBack,
} from '../learn/bucket';
import { emptyLearner } from '../learn/empty-learner';
import type { Learner } from '../learn/learner';
import { notation } from '../number/rational';
import { scoreAnswer } from '../round/judging/score-answer';
import { answerTask, startRound } from '../round/round';
import { parseSumOrThrow } from '../sum/read-sum';
import type { SkillId, SumId } from '../sum/sum';
import { makeWindow } from './make-window';
import { difficultiesOf } from './window-learner';

const now = Date.UTC(2026, 8, 7, 9);
const dayMs = 86_400_000;

const additions = (overTen: 'yes' | 'no', left: number, right: number): SumId[] => {
  const made = enumerateSums({
    operation: 'add',
    left: { min: 21, max: left },
    right: { min: 1, max: right },
    result: { min: 22, max: 99 },
    overTen,
    holes: ['result'],
    tables: [],
  });
  return made.ok ? made.sums.slice(0, 80).map(({ id }) => id) : [];
};
const facts = findCollection('add-to-20-over-ten')!;
/** + to 100 within the ten, then over the ten. */
const ladder: SumCollection = {
  ...facts,
  key: 'procedures',
  rungs: [
    { strategy: 'work-out', sums: additions('no', 60, 8) },
    { strategy: 'work-out', sums: additions('yes', 60, 30) },
  ],
};
const [within, over] = ladder.rungs.map(({ sums }) => bucketOf(parseSumOrThrow(sums[0]!))!) as [
  SkillId,
  SkillId,
];

const answersOf = (rights: string, change: Partial<BucketAnswer> = {}): BucketAnswer[] =>
  [...rights].map((mark, index) => ({
    at: now - (20 - index) * 60_000 - (index < 5 ? dayMs : 0),
    day: index < 5 ? '2026-09-06' : '2026-09-07',
    right: mark === '+',
    difficulty: index % 2 ? 2 : 0,
    ...change,
  }));
const bucket = (
  rights: string,
  change: Partial<BucketAnswer> = {},
  backSince: number | null = null,
): BucketMemory => ({
  recent: answersOf(rights, change),
  backSince,
});

function learnerWith(buckets: Readonly<Record<SkillId, BucketMemory>>, ability = 6): Learner {
  return {
    ...emptyLearner(4),
    ability: { mean: ability, variance: 0.05, answers: 60 },
    skills: Object.fromEntries(
      Object.entries(buckets).map(([skill, memory]) => [
        skill,
        { mean: 0, variance: 0.05, answers: 20, bucket: memory },
      ]),
    ),
  };
}

const windowFor = (learner: Learner, sumsPerRound = 20, seed = 3) =>
  makeWindow({
    id: 'w',
    pupilId: 'p',
    practiceTaskId: 't',
    collection: ladder,
    learner,
    settings: { series: 'adaptive', sumsPerRound, help: true, clock: 'off', fragileLimit: 8 },
    now,
    day: '2026-09-07',
    seed,
  });

const currentBucket = (learner: Learner) => {
  const sums = windowFor(learner).pool.filter(({ reason }) => reason === 'practising');
  return [...new Set(sums.map(({ sumId }) => bucketOf(parseSumOrThrow(sumId))))];
};

const size = { middle: 1, sums: 40 };

describe('promotion to the next bucket', () => {
  it.each([
    ['ten of ten right', '++++++++++', {}, 0.86, true],
    ['eight of ten right', '++++++-+-+', {}, 0.9, true],
    ['eight of nine right and then a wrong one', '+++++++-+-', {}, 0.9, false],
    ['eleven right and then a wrong one, little expected', '+++++++++++-', {}, 0.7, false],
    ['seven of ten right', '++++-++-+-', {}, 0.9, false],
    ['nine answers', '+++++++++', {}, 0.86, false],
    ['all on one day', '++++++++++', { day: '2026-09-07' }, 0.86, false],
    ['the first day thirty answers ago', `${'+'.repeat(5)}${'+'.repeat(16)}`, {}, 0.86, true],
    ['none from the hard half', '++++++++++', { difficulty: 0 }, 0.9, false],
    ['four without an error, all expected', '++++', {}, 0.9, true],
    ['four with an error, all expected', '+-++', {}, 0.9, false],
    ['a chance below .85', '++++++++++', {}, 0.84, false],
  ] as const)('comes with %s: %#', (_, rights, change, probability, promoted) => {
    expect(isPromoted(bucket(rights, change), probability, size)).toBe(promoted);
  });

  it('needs evidence: nobody is promoted from what was never asked', () => {
    expect(isPromoted(undefined, 0.99, size)).toBe(false);
  });

  it('asks of a bucket with few sums no more answers than it has sums, on one day', () => {
    const small = bucket('++-+', { day: '2026-09-07' });
    expect(isPromoted(small, 0.86, { middle: 1, sums: 4 })).toBe(false);
    expect(isPromoted(bucket('++++', { day: '2026-09-07' }), 0.86, { middle: 1, sums: 4 })).toBe(true);
  });

  it('remembers thirty answers, so that one round does not wipe out the day before', () => {
    const all = Array.from({ length: 40 }, (_, at) => ({
      at,
      day: '2026-09-07',
      right: true,
      difficulty: 1,
    }));
    expect(all.reduce<BucketMemory | undefined>(bucketAfter, undefined)?.recent.map(({ at }) => at)).toEqual(
      all.slice(10).map(({ at }) => at),
    );
  });
});

describe('stepping back', () => {
  const wrongs = (rights: string) =>
    answersOf(rights).reduce<BucketMemory | undefined>(bucketAfter, undefined);

  it('comes with three wrong of the last five, and begins the bucket anew', () => {
    expect(wrongs('++--+')).toMatchObject({ backSince: null });
    expect(wrongs('+-+--')).toEqual({ recent: [], backSince: answersOf('+-+--')[4]!.at });
    expect(wrongs('---')).toMatchObject({ recent: [] });
    expect(steppedBack(wrongs('+-+-'), wrongs('+-+--'))).toBe(true);
    expect(steppedBack(wrongs('+-+--'), wrongs('+-+--+'))).toBe(false);
  });

  it('lasts until four of five are right in the prerequisite since', () => {
    const back: BucketMemory = { recent: [], backSince: now - dayMs / 2 };
    expect(isRecovered(undefined, undefined)).toBe(true);
    expect(isRecovered(back, bucket('++++++++++'))).toBe(true);
    expect(isRecovered(back, bucket('++++++-+-+'))).toBe(false);
    expect(isRecovered(back, bucket('+++++'))).toBe(false);
  });
});

describe('the window of procedures', () => {
  it('practises the first bucket that is not mastered', () => {
    expect(currentBucket(emptyLearner(4))).toEqual([within]);
    expect(currentBucket(learnerWith({ [within]: bucket('++++++++++') }))).toEqual([over]);
    expect(currentBucket(learnerWith({ [within]: bucket('+++++++---') }))).toEqual([within]);
  });

  it('steps back to the prerequisite and comes forward again', () => {
    const back: BucketMemory = { recent: [], backSince: now - 60_000 };
    expect(currentBucket(learnerWith({ [within]: bucket('++++++++++'), [over]: back }))).toEqual([within]);
    const since = bucket('++++++++++', { at: now - 1000 });
    expect(currentBucket(learnerWith({ [within]: since, [over]: back }))).toEqual([over]);
  });

  it('asks the current bucket 60, earlier ones 25 and the next 15 times in a hundred', () => {
    const counts: Record<string, number> = {};
    const learner = learnerWith({ [within]: bucket('++++++++++') }, 3.6);
    const first = learnerWith({}, 3.6);
    for (const [each, seeds] of [
      [learner, 12],
      [first, 12],
    ] as const) {
      for (let seed = 0; seed < seeds; seed += 1) {
        const window = windowFor(each, 24, seed);
        const reasonOf = new Map(window.pool.map(({ sumId, reason }) => [sumId, reason]));
        let round = startRound(window, {
          mode: 'type',
          game: 'g',
          tempo: 'slow',
          optionCount: 4,
          length: 24,
        });
        while (round.task) {
          const { sumIds, purpose } = round.task;
          if (purpose === 'practice') {
            const key = `${each === first ? 'first' : 'second'} ${reasonOf.get(sumIds[0]!)}`;
            counts[key] = (counts[key] ?? 0) + 1;
          }
          // One error at the start: who makes none meets more of the next bucket.
          const raw = round.past.length === 0 ? '1' : notation(parseSumOrThrow(sumIds[0]!).answer);
          const given = { kind: 'value', raw } as const;
          round = answerTask(round, {
            given,
            responseMs: 5000,
            motorMs: 1000,
            helped: false,
            answeredAt: now,
            input: 'touch',
          }).round;
        }
      }
    }
    const share = (who: string, reason: string) => {
      const all = Object.entries(counts).filter(([key]) => key.startsWith(who));
      return (counts[`${who} ${reason}`] ?? 0) / all.reduce((sum, [, count]) => sum + count, 0);
    };
    // Without a bucket before or after it, the others share its part.
    expect(share('second', 'practising')).toBeCloseTo(0.7, 1);
    expect(share('second', 'review')).toBeCloseTo(0.3, 1);
    expect(share('first', 'practising')).toBeCloseTo(0.8, 1);
    expect(share('first', 'new')).toBeCloseTo(0.2, 1);
  });

  it('explains when the pupil steps back, in the round itself', () => {
    const window = windowFor(learnerWith({ [within]: bucket('++++++++++') }, 3.6));
    let round = startRound(window, { mode: 'type', game: 'g', tempo: 'slow', optionCount: 4, length: 20 });
    const nexts: string[] = [];
    let learner = learnerWith({ [within]: bucket('++++++++++') }, 3.6);
    while (round.task) {
      const isOver = bucketOf(parseSumOrThrow(round.task.sumIds[0]!)) === over;
      const raw =
        isOver && round.task.position % 2 ? '1' : notation(parseSumOrThrow(round.task.sumIds[0]!).answer);
      const step = answerTask(round, {
        given: { kind: 'value', raw },
        responseMs: 5000,
        motorMs: 1000,
        helped: false,
        answeredAt: now,
        input: 'touch',
      });
      const context = {
        now,
        day: '2026-09-07',
        isSchoolDay: isWeekday,
        difficultyOf: difficultiesOf(window),
      };
      const before = learner.skills[over]?.bucket;
      learner = scoreAnswer(learner, step.answer, context).learner;
      if (steppedBack(before, learner.skills[over]?.bucket)) {
        nexts.push(step.verdict.next);
        expect(step.verdict.strategyOf).toBe(round.task.sumIds[0]);
      }
      round = step.round;
    }
    expect(nexts.length).toBeGreaterThan(0);
    expect(new Set(nexts)).toEqual(new Set(['explain']));
  });
});
