import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '../sum/read-sum';
import type { Sum } from '../sum/sum';
import { applyAnswer } from './apply-answer';
import { startDifficulty } from './difficulty';
import { emptyLearner } from './empty-learner';
import { standardError, updated } from './estimate';
import { fluencyLimit, gradedOutcome, isFluent } from './grading/outcome';
import {
  able,
  dayMs,
  fact,
  fluent,
  learntFrom,
  monday,
  onDay,
  phaseOf,
  procedure,
  wrong,
} from './learn.test-support';
import type { Learner } from './learner';
import { rulesNow } from './maths-version';
import { probability } from './probability';

describe('grading an answer', () => {
  const timing = (thinkMs: number, tempo: 'quick' | 'slow' = 'quick') => ({
    responseMs: thinkMs + 1200,
    motorMs: 1200,
    tempo,
  });

  it('gives a fact the time of the school year, and .4 s for each further digit', () => {
    expect([3, 4, 5, 8].map((year) => fluencyLimit(parseSumOrThrow('3+4=_'), year))).toEqual([
      5000, 4000, 3000, 3000,
    ]);
    expect(fluencyLimit(fact, 4)).toBe(4400);
    expect(fluencyLimit(parseSumOrThrow('10*10=_'), 5)).toBe(3800);
  });

  it('halves a right fact for every limit too long, never below a quarter', () => {
    expect(gradedOutcome(fact, true, timing(4400), 4)).toBe(1);
    expect(gradedOutcome(fact, true, timing(8800), 4)).toBeCloseTo(0.5);
    expect(gradedOutcome(fact, true, timing(60_000), 4)).toBe(0.25);
    expect(gradedOutcome(fact, false, timing(1000), 4)).toBe(0);
  });

  it('takes time as information only for procedures and slow games', () => {
    expect(gradedOutcome(procedure, true, timing(60_000), 4)).toBe(1);
    expect(gradedOutcome(fact, true, timing(60_000, 'slow'), 4)).toBe(1);
    expect(isFluent(fact, timing(100, 'slow'), 4)).toBe(false);
  });

  it('does not punish a hand quicker than believed', () => {
    expect(gradedOutcome(fact, true, { responseMs: 700, motorMs: 1200, tempo: 'quick' }, 4)).toBe(1);
  });
});

describe('the chance of a good answer', () => {
  const learner = emptyLearner(4);

  it('is even odds where ability meets difficulty, and luck and working out lift it', () => {
    const ability = learner.ability.mean;
    expect(probability(learner, procedure, { now: monday, difficulty: ability })).toBeCloseTo(0.5);
    expect(probability(learner, procedure, { now: monday, difficulty: ability, guessing: 0.25 })).toBeCloseTo(
      0.625,
    );
    expect(probability(learner, fact, { now: monday, difficulty: ability })).toBeCloseTo(0.2 + 0.8 * 0.5);
    expect(probability(learner, fact, { now: monday, difficulty: ability, guessing: 0.25 })).toBeCloseTo(0.7);
  });

  it('never falls below what working a fact out is worth, nor below luck', () => {
    expect(probability(learner, fact, { now: monday, difficulty: 40 })).toBeCloseTo(0.2);
    expect(probability(learner, fact, { now: monday, difficulty: 40, guessing: 0.25 })).toBeCloseTo(0.4);
    expect(probability(learner, procedure, { now: monday, difficulty: 40 })).toBeCloseTo(0);
  });

  it('follows q = c + (1 − c) (w + (1 − w) σ(θ + Σθ_k + s − β − λ ln(1 + Δ) / (1 + ρ n⁺)))', () => {
    const remembering: Learner = {
      ability: { mean: 0.4, variance: 0.1, answers: 9 },
      skills: Object.fromEntries(
        fact.skills.map((skill, i) => [skill, { mean: 0.1 * (i + 1), variance: 0.05, answers: 5 }]),
      ),
      sums: {
        [fact.id]: {
          phase: 'nearly',
          offset: 0.3,
          answers: 4,
          fluentDays: ['2026-09-01', '2026-09-02'],
          producedFluently: true,
          lastAnswered: monday - 3 * dayMs,
          introduced: monday - 9 * dayMs,
          due: null,
          reviewStep: 0,
        },
      },
      year: 4,
    };
    const ability =
      0.4 + 0.1 + 0.2 + 0.3 + 0.3 - 0.5 + 0.8 * Math.exp(-3 / 0.3) - (0.3 * Math.log(1 + 3)) / (1 + 1 * 2);
    const expected = 0.25 + 0.75 * (0.2 + 0.8 / (1 + Math.exp(-ability)));
    expect(probability(remembering, fact, { now: monday, difficulty: 0.5, guessing: 0.25 })).toBeCloseTo(
      expected,
      12,
    );
  });

  it('fades with the days, slower after fluent days, and slower for procedures', () => {
    const drop = (learnt: Learner, sum: Sum) =>
      probability(learnt, sum, { now: monday + 7 * dayMs }) -
      probability(learnt, sum, { now: monday + 21 * dayMs });
    const once = learntFrom(able, [[7, { ...fluent, responseMs: 20_000 }]]);
    const thrice = learntFrom(able, [
      [0, fluent],
      [3, fluent],
      [7, fluent],
    ]);
    expect(drop(once, fact)).toBeGreaterThan(0);
    expect(drop(thrice, fact)).toBeLessThan(drop(once, fact));
  });

  it('does not grow when a clock runs backwards', () => {
    const learnt = learntFrom(able, [[0, fluent]]);
    expect(probability(learnt, fact, { now: monday - dayMs })).toBe(
      probability(learnt, fact, { now: monday }),
    );
  });
});

describe('learning from an answer', () => {
  it('moves ability and each skill on the way by their share of the variance', () => {
    const { learner, trace } = applyAnswer(emptyLearner(4), fact, wrong, onDay(0));
    const ability = learner.ability.mean - emptyLearner(4).ability.mean;
    expect(ability).toBeLessThan(0);
    for (const skill of fact.skills) {
      expect((learner.skills[skill]?.mean ?? 0) / ability).toBeCloseTo(0.08 / 0.33);
      expect(learner.skills[skill]?.variance).toBeLessThan(0.08);
    }
    expect(trace).toMatchObject({ scored: true, outcome: 0, difficulty: 0.5 });
    expect(trace.after.ability).toEqual(learner.ability);
  });

  it('starts with a gain of about one half and becomes steadier', () => {
    const first = applyAnswer(emptyLearner(4), fact, wrong, onDay(0));
    const moved = (step: typeof first) =>
      step.trace.after.ability.mean -
      step.trace.before.ability.mean +
      fact.skills.reduce(
        (sum, skill) =>
          sum + (step.trace.after.skills[skill]?.mean ?? 0) - (step.trace.before.skills[skill]?.mean ?? 0),
        0,
      );
    expect(moved(first) / -first.trace.expected).toBeGreaterThan(0.4);
    expect(moved(first) / -first.trace.expected).toBeLessThan(0.6);
    const many = Array.from({ length: 60 }, (_, i) => [0, i % 3 ? fluent : wrong] as const);
    const later = applyAnswer(learntFrom(emptyLearner(4), many), fact, wrong, onDay(0));
    expect(moved(later) / -later.trace.expected).toBeLessThan(0.2);
  });

  it('gives the fact its own departure: half the surprise, more of a first right one, less of a bad one, and something for the practice itself', () => {
    const up = applyAnswer(emptyLearner(4), fact, fluent, onDay(0));
    const first = 0.5 + rulesNow.firstRightGain;
    expect(up.trace.after.memory.offset).toBeCloseTo(first * (1 - up.trace.expected) + 0.2, 12);
    const { before, expected, after } = applyAnswer(up.learner, fact, fluent, onDay(1)).trace;
    const second = 0.5 + rulesNow.firstRightGain / 2;
    expect(after.memory.offset - before.memory.offset).toBeCloseTo(second * (1 - expected) + 0.2, 12);
    const down = applyAnswer(emptyLearner(4), fact, wrong, onDay(0)).trace;
    expect(down.after.memory.offset).toBeCloseTo(Math.min(0, -0.25 * down.expected + 0.2), 12);
    expect(applyAnswer(emptyLearner(4), procedure, fluent, onDay(0)).trace.after.memory.offset).toBe(0);
  });

  it('expects more of a fact that was asked just now, and no more of it the day after', () => {
    const { learner } = applyAnswer(emptyLearner(4), fact, fluent, onDay(0));
    const rules = { ...rulesNow, freshness: 0 };
    const expectedAfter = (days: number) => probability(learner, fact, { now: monday + days * dayMs });
    const unfresh = (days: number) => probability(learner, fact, { now: monday + days * dayMs, rules });
    expect(expectedAfter(0) - unfresh(0)).toBeGreaterThan(0.03);
    expect(expectedAfter(2) - unfresh(2)).toBeLessThan(0.001);
  });

  it('learns less of a fact from a slow game, where it may have been worked out', () => {
    const slow = { ...fluent, mode: 'compose' as const, tempo: 'slow' as const };
    const [quickly, slowly] = [fluent, slow].map((answer) =>
      applyAnswer(emptyLearner(4), fact, answer, onDay(0)),
    );
    expect(slowly!.trace.expected).toBeGreaterThan(quickly!.trace.expected);
    expect(slowly!.trace.after.memory.offset).toBeLessThan(quickly!.trace.after.memory.offset);
    expect(slowly!.learner.ability.mean).toBeLessThan(quickly!.learner.ability.mean);
    const carried = [fluent, slow].map(
      (answer) => applyAnswer(emptyLearner(4), procedure, answer, onDay(0)).trace.expected,
    );
    expect(carried[0]).toBe(carried[1]);
  });

  it('takes a fluent typed answer in a test as known by heart at once, and one in practice not', () => {
    const inTest = { ...fluent, purpose: 'test' as const };
    const memoryAfter = (answer: typeof inTest | typeof fluent) =>
      applyAnswer(emptyLearner(4), fact, answer, onDay(0)).trace.after.memory;
    expect(memoryAfter(inTest)).toMatchObject({ phase: 'automated', reviewStep: 0 });
    expect(memoryAfter(inTest).due).not.toBeNull();
    expect(memoryAfter(fluent).phase).not.toBe('automated');
    expect(memoryAfter({ ...inTest, mode: 'choose' }).phase).not.toBe('automated');
    expect(memoryAfter({ ...inTest, responseMs: 20_000 }).phase).not.toBe('automated');
  });

  it('never expects more of a fact that was answered wrong day after day', () => {
    let learner = emptyLearner(4);
    const expected: number[] = [];
    for (let day = 0; day < 30; day += 1) {
      const { trace, ...rest } = applyAnswer(learner, fact, wrong, onDay(day));
      learner = rest.learner;
      expected.push(trace.expected);
    }
    const rises = expected.slice(1).filter((each, place) => each > (expected[place] ?? 0) + 1e-9);
    expect(rises).toEqual([]);
  });

  it('learns less from an answer that luck may have given', () => {
    const gain = (guessing: number) => {
      const { before, after: then } = applyAnswer(
        emptyLearner(4),
        fact,
        { ...fluent, guessing },
        onDay(0),
      ).trace;
      return then.ability.mean - before.ability.mean;
    };
    expect(gain(0.5)).toBeLessThan(gain(0));
    expect(gain(0.5)).toBeGreaterThan(0);
  });

  it.each([
    ['a rapid guess', { ...wrong, responseMs: 349 }],
    ['a sum that returns', { ...wrong, purpose: 'return' as const }],
    ['a warm-up', { ...wrong, purpose: 'warm-up' as const }],
    ['relief', { ...fluent, purpose: 'relief' as const }],
  ])('does not move on %s', (_, answer) => {
    const before = learntFrom(able, [[0, fluent]]);
    const { learner, trace } = applyAnswer(before, fact, answer, onDay(1));
    expect(learner).toBe(before);
    expect(trace.scored).toBe(false);
    expect(trace.after).toEqual(trace.before);
  });

  it('scores a raw time of .35 s, whatever the hand is thought to need', () => {
    const { trace } = applyAnswer(able, fact, { ...fluent, responseMs: 350 }, onDay(0));
    expect(trace).toMatchObject({ scored: true, outcome: 1 });
  });

  it.each([
    ['"I don\'t know"', { ...wrong, unknown: true }],
    ['help', { ...fluent, helped: true }],
  ])('takes %s as no error, but as a sum to practise', (_, answer) => {
    const before = learntFrom(able, [
      [0, fluent],
      [3, fluent],
      [7, fluent],
    ]);
    expect(phaseOf(before)).toBe('automated');
    const { learner, trace } = applyAnswer(before, fact, answer, onDay(8));
    expect(learner.ability).toEqual(before.ability);
    expect(trace.scored).toBe(false);
    expect(learner.sums[fact.id]).toMatchObject({ phase: 'practising', fluentDays: [], due: null });
  });

  it('keeps every value finite, every variance positive and every chance between 0 and 1', () => {
    const answers = fc.array(
      fc.record({
        right: fc.boolean(),
        unknown: fc.constant(false),
        helped: fc.boolean(),
        purpose: fc.constantFrom('practice' as const, 'probe' as const, 'return' as const),
        mode: fc.constantFrom('choose' as const, 'type' as const),
        guessing: fc.constantFrom(0, 0.25, 0.5),
        responseMs: fc.integer({ min: 0, max: 3_600_000 }),
        motorMs: fc.integer({ min: 0, max: 10_000 }),
        tempo: fc.constantFrom('quick' as const, 'slow' as const),
      }),
      { maxLength: 80 },
    );
    fc.assert(
      fc.property(answers, (all) => {
        const learner = learntFrom(
          emptyLearner(3),
          all.map((answer, i) => [Math.floor(i / 4), answer] as const),
        );
        for (const estimate of [learner.ability, ...Object.values(learner.skills)]) {
          expect(Number.isFinite(estimate.mean) && estimate.variance > 0).toBe(true);
        }
        const q = probability(learner, fact, { now: monday, difficulty: startDifficulty(fact) });
        expect(q > 0 && q < 1).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the standard error', () => {
  it('is close to the Cramér–Rao bound after thirty answers', () => {
    // The bound for the strength as a whole, with what is believed beforehand in it.
    let nodes = [0.33, 0.08, 0.08, 0.08].map((variance) => ({ mean: 0, variance, answers: 0 }));
    let information = 1 / 0.57;
    for (let answer = 0; answer < 30; answer += 1) {
      const q = 1 / (1 + Math.exp(-nodes.reduce((sum, { mean }) => sum + mean, 0)));
      information += q * (1 - q);
      nodes = updated(nodes, { outcome: answer % 2, probability: q, floor: 0, novelty: 1 });
    }
    const ratio = standardError(nodes) / Math.sqrt(1 / information);
    expect(ratio).toBeGreaterThan(0.98);
    expect(ratio).toBeLessThan(1.15);
  });
});
