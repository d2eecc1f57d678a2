import { describe, expect, it } from 'vitest';
import { isWeekday } from '../calendar/school-days';
import { standardCollections } from '../collections/standard-collections';
import { sumsOf } from '../collections/sum-collection';
import { type Random, randomFrom, seedOf } from '../random';
import { proceduresOf } from '../report/evidence';
import { factState } from '../report/fact-state';
import { compareStates, standingOfProcedure } from '../report/standing';
import { parseSumOrThrow } from '../sum/read-sum';
import type { Sum } from '../sum/sum';
import { applyAnswer, bucketOf, type GradedAnswer } from './apply-answer';
import { type BucketAnswer, type BucketMemory, bucketAfter, isPromoted, isRecovered } from './bucket';
import { startDifficulty } from './difficulty';
import { emptyLearner, emptyMemory, startSkill } from './empty-learner';
import type { Learner, SumPhase } from './learner';
import { probability } from './probability';

/* A wrong answer raises nothing: not what is believed of a sum, not how far a pupil is said to be, not what comes next. */

const dayMs = 86_400_000;
const start = Date.UTC(2026, 8, 7, 9);
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const pick = <Value>(values: readonly Value[], random: Random): Value => {
  const value = values[random.below(values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
};

/** An answer in any way, at any pace. */
function answerOf(right: boolean, random: Random): GradedAnswer {
  const mode = pick(['choose', 'type', 'compose', 'place'] as const, random);
  return {
    right,
    unknown: false,
    helped: false,
    purpose: pick(['practice', 'probe', 'test'] as const, random),
    mode,
    tempo: pick(['quick', 'slow'] as const, random),
    responseMs: 400 + random.below(12_000),
    motorMs: 400 + random.below(1000),
    guessing: mode === 'choose' ? pick([0.25, 0.5], random) : 0,
  };
}

const answered = (learner: Learner, sum: Sum, answer: GradedAnswer, now: number): Learner =>
  applyAnswer(learner, sum, answer, {
    now,
    day: dayOf(now),
    difficulty: startDifficulty(sum),
    isSchoolDay: isWeekday,
  }).learner;

/** A pupil of any strength and year that answered this sum and its neighbours in any way, and when it did so last. */
function someLearner(sum: Sum, others: readonly Sum[], random: Random): { learner: Learner; at: number } {
  const empty = emptyLearner(3 + random.below(6));
  let learner: Learner = {
    ...empty,
    ability: { mean: empty.ability.mean + 8 * random.next() - 4, variance: 0.01 + random.next(), answers: 0 },
  };
  let at = start;
  const share = random.next();
  for (let turn = random.below(14); turn > 0; turn -= 1) {
    const asked = random.below(2) ? sum : pick(others, random);
    learner = answered(learner, asked, answerOf(random.next() < share, random), at);
    at += random.below(3) ? 60_000 : dayMs * (1 + random.below(20));
  }
  return { learner, at };
}

const sumsByCollection = standardCollections.map(({ key, rungs, ...rest }) => ({
  key,
  sums: sumsOf({ key, rungs, ...rest }).map(parseSumOrThrow),
}));
const tries = 12;

/** Plays wrong answers to sums of each collection that are learned so; returns what is said of those that raise something. */
function raisedIn(
  learnedAs: Sum['learnedAs'],
  raises: (sum: Sum, others: readonly Sum[], random: Random) => string | null,
): { raised: string[]; played: number } {
  const raised: string[] = [];
  let played = 0;
  for (const { key, sums } of sumsByCollection) {
    const own = sums.filter((sum) => sum.learnedAs === learnedAs);
    for (let turn = 0; own.length > 0 && turn < tries; turn += 1) {
      const random = randomFrom(seedOf(key, turn));
      const sum = pick(own, random);
      const found = raises(sum, own, random);
      played += 1;
      if (found) raised.push(`${key} ${turn}: ${sum.id} ${found}`);
    }
  }
  return { raised: raised.slice(0, 10), played };
}

const phases: readonly SumPhase[] = ['new', 'practising', 'nearly', 'automated', 'maintenance'];
const rankOf = (learner: Learner, { id }: Sum): number => phases.indexOf(learner.sums[id]?.phase ?? 'new');

/** What is believed of a sum when it was last asked at the same moment: neither the time since nor its freshness counts. */
function believed(learner: Learner, sum: Sum): number {
  const memory = learner.sums[sum.id] ?? emptyMemory;
  const asIfNow = { ...learner, sums: { ...learner.sums, [sum.id]: { ...memory, lastAnswered: start } } };
  return probability(asIfNow, sum, { now: start + dayMs });
}

describe('a wrong answer to a fact, in any collection and any state of a pupil', () => {
  it('raises neither what is believed of the fact nor of any other of its kind, and no phase', () => {
    const { raised, played } = raisedIn('fact', (sum, others, random) => {
      const { learner, at } = someLearner(sum, others, random);
      const after = answered(learner, sum, answerOf(false, random), at);
      const higher = [sum, pick(others, random)].filter(
        (each) => believed(after, each) > believed(learner, each) + 1e-12,
      );
      if (higher.length > 0) return `makes ${higher.map(({ id }) => id).join()} better known`;
      const wasIntroduced = Math.max(rankOf(learner, sum), phases.indexOf('practising'));
      if (rankOf(after, sum) > wasIntroduced) return `becomes ${after.sums[sum.id]?.phase}`;
      const said = factState(after.sums[sum.id]?.phase ?? 'new');
      return said === 'practising' ? null : `is said to be ${said}`;
    });
    expect(raised).toEqual([]);
    expect(played).toBeGreaterThan(700);
  });

  it('expects less of it with each day on which it is wrong again', () => {
    const { raised } = raisedIn('fact', (sum, others, random) => {
      let { learner, at } = someLearner(sum, others, random);
      const gap = pick([60_000, dayMs, 9 * dayMs], random);
      let expected = Number.POSITIVE_INFINITY;
      for (let day = 0; day < 30; day += 1) {
        learner = answered(learner, sum, answerOf(false, random), at);
        at += gap;
        const now = probability(learner, sum, { now: at });
        if (now > expected + 1e-12) return `rises from ${expected} to ${now} on turn ${day}`;
        expected = now;
      }
      return null;
    });
    expect(raised).toEqual([]);
  });
});

/** Answers to a procedure, right and wrong by turns of any length, over some days. */
function someAnswers(random: Random): BucketAnswer[] {
  const share = 0.5 + random.next() / 2;
  return Array.from({ length: random.below(34) }, (_, place) => ({
    at: start + place * 60_000,
    day: dayOf(start + dayMs * Math.floor(place / (1 + random.below(20)))),
    right: random.next() < share,
    difficulty: random.next() * 2,
  }));
}

const memoryOf = (answers: readonly BucketAnswer[]): BucketMemory | undefined =>
  answers.reduce<BucketMemory | undefined>(bucketAfter, undefined);

describe('a wrong answer to a procedure', () => {
  const wrong: BucketAnswer = {
    at: start + dayMs * 40,
    day: dayOf(start + dayMs * 40),
    right: false,
    difficulty: 2,
  };

  it('raises no ability, in any collection and any state of a pupil', () => {
    const { raised, played } = raisedIn('procedure', (sum, others, random) => {
      const { learner, at } = someLearner(sum, others, random);
      const after = answered(learner, sum, answerOf(false, random), at);
      return believed(after, sum) > believed(learner, sum) + 1e-12 ? 'makes the sum better known' : null;
    });
    expect(raised).toEqual([]);
    expect(played).toBeGreaterThan(1500);
  });

  it('lets nobody go on to the next bucket, or back to the one that went wrong', () => {
    let [promoted, recovered] = [0, 0];
    for (let seed = 0; seed < 20_000; seed += 1) {
      const random = randomFrom(seed);
      const before = memoryOf(someAnswers(random));
      const after = bucketAfter(before, wrong);
      const size = { middle: 1, sums: pick([4, 8, 12, 40], random) };
      const q = random.next();
      const was = isPromoted(before, q, size);
      promoted += Number(was);
      expect(!was && isPromoted(after, q, size), `promoted with seed ${seed}`).toBe(false);
      const back: BucketMemory = { recent: [], backSince: start + random.below(30) * 60_000 };
      const wasRecovered = isRecovered(back, before);
      recovered += Number(wasRecovered);
      expect(!wasRecovered && isRecovered(back, after), `recovered with seed ${seed}`).toBe(false);
    }
    expect(Math.min(promoted, recovered)).toBeGreaterThan(500);
  });

  it('brings a report no nearer to "reached"', () => {
    const skill = bucketOf(parseSumOrThrow('47+38=_'));
    if (!skill) throw new Error('47 + 38 has no bucket.');
    const stateOf = (bucket: BucketMemory | undefined, answers: number) =>
      standingOfProcedure(
        proceduresOf({ [skill]: { ...startSkill, answers, ...(bucket && { bucket }) } }, []).get(skill),
      ).state;
    const states = new Set<string>();
    for (let seed = 0; seed < 20_000; seed += 1) {
      const answers = someAnswers(randomFrom(seed));
      const before = memoryOf(answers);
      const [was, is] = [
        stateOf(before, answers.length),
        stateOf(bucketAfter(before, wrong), answers.length + 1),
      ];
      states.add(is);
      // Something can be said at last: that the pupil is under way.
      const isRaised = is !== 'under-way' && compareStates(is, was) > 0 && is !== 'unsure';
      expect(isRaised, `${was} became ${is} with seed ${seed}`).toBe(false);
    }
    expect([...states].sort()).toEqual(['nearly', 'reached', 'under-way', 'unsure']);
  });
});
