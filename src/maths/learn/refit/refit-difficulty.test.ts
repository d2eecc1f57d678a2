import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCollection } from '../../collections/standard-collections';
import { sumsOf } from '../../collections/sum-collection';
import { randomFrom } from '../../random';
import { parseSumOrThrow } from '../../sum/read-sum';
import type { SumId } from '../../sum/sum';
import { refitted, refitVersion, startDifficulties, startDifficulty, startVersion } from '../difficulty';
import { startAbility, startSkill } from '../empty-learner';
import { floorOf, logistic } from '../probability';
import { abilityOf, evidenceOf, type FirstAnswer, isTelling } from './difficulty-evidence';
import { type FittedDifficulty, fewestAnswers, fitDifficulty, withoutDrift } from './refit-difficulty';

const tables = sumsOf(findCollection('tables-all') ?? expect.unreachable());

/** Normal, by adding up. */
const normal = (next: () => number): number => Array.from({ length: 12 }, next).reduce((a, b) => a + b) - 6;

/** First answers of children of whom we are as unsure as the model is, to a sum that is this hard. */
function answersTo(sumId: SumId, truth: number, count: number, seed: number): FirstAnswer[] {
  const { next } = randomFrom(seed);
  const { learnedAs } = parseSumOrThrow(sumId);
  return Array.from({ length: count }, (_, turn) => {
    const variance = 0.05 + 0.25 * next();
    const ability = startDifficulty(parseSumOrThrow(sumId)) + 1 + normal(next);
    const able = ability + Math.sqrt(variance) * normal(next);
    const guessing = turn % 3 === 0 ? 0.25 : 0;
    const floor = floorOf(learnedAs, guessing);
    const right = next() < floor + (1 - floor) * logistic(able - truth);
    return { ability, variance, guessing, outcome: right ? 1 : 0 };
  });
}

/** Sums that are as far off as start values are taken to be, with what answers to them told. */
function refit(count: number, seed: number) {
  const { next } = randomFrom(seed);
  const truths = new Map(tables.map((id) => [id, startDifficulty(parseSumOrThrow(id)) + 0.3 * normal(next)]));
  const fits = new Map<SumId, FittedDifficulty>();
  for (const [index, [id, truth]] of [...truths].entries()) {
    const fitted = fitDifficulty(parseSumOrThrow(id), evidenceOf(answersTo(id, truth, count, seed + index)));
    if (fitted) fits.set(id, fitted);
  }
  return { truths, fits };
}

describe('a refit of the difficulties', () => {
  it.each([60, 250])(
    'finds the true ones within the standard error it gives, from %i answers each',
    (count) => {
      const { truths, fits } = refit(count, 7);
      const errors = [...fits].map(([id, { difficulty, standardError }]) => {
        const truth = truths.get(id) ?? Number.NaN;
        return (difficulty - truth) / standardError;
      });
      expect(errors).toHaveLength(tables.length);
      const meanSquare = errors.reduce((sum, error) => sum + error * error, 0) / errors.length;
      expect(meanSquare).toBeGreaterThan(0.7);
      expect(meanSquare).toBeLessThan(1.3);
      expect(errors.filter((error) => Math.abs(error) <= 1).length / errors.length).toBeGreaterThan(0.58);
      expect(errors.filter((error) => Math.abs(error) > 3.5)).toEqual([]);
    },
  );

  it('comes nearer to the truth than the start values, and the nearer the more answers there are', () => {
    const missOf = (count: number) => {
      const { truths, fits } = refit(count, 11);
      const misses = [...truths].map(([id, truth]) => ((fits.get(id)?.difficulty ?? 0) - truth) ** 2);
      return Math.sqrt(misses.reduce((sum, miss) => sum + miss, 0) / misses.length);
    };
    const [some, many] = [missOf(60), missOf(600)];
    expect(some).toBeLessThan(0.28);
    expect(many).toBeLessThan(0.15);
  });

  it('leaves a sum alone while there are too few answers to it, and stays near the start value with few', () => {
    const [id = '7*8=_' as SumId] = tables;
    const sum = parseSumOrThrow(id);
    const start = startDifficulty(sum);
    const missed = (count: number) =>
      evidenceOf(
        Array.from({ length: count }, () => ({ ability: start + 1, variance: 0.2, guessing: 0, outcome: 0 })),
      );
    expect(fitDifficulty(sum, missed(fewestAnswers - 1))).toBeUndefined();
    expect(fitDifficulty(sum, [])).toBeUndefined();
    const [few, many] = [fewestAnswers, 40 * fewestAnswers].map((count) => {
      const fitted = fitDifficulty(sum, missed(count)) ?? expect.unreachable();
      return fitted.difficulty - start;
    });
    expect(few).toBeGreaterThan(0.2);
    expect(many).toBeGreaterThan((few ?? 0) + 0.5);
  });

  it('gives to one sum what others of the domain lose, so that a domain does not drift', () => {
    const { fits } = refit(100, 3);
    const harder = new Map(
      [...fits].map(([id, fitted]) => [id, { ...fitted, difficulty: fitted.difficulty + 0.8 }]),
    );
    const [one, two] = [withoutDrift(fits), withoutDrift(harder)];
    for (const [id, { difficulty }] of one) expect(two.get(id)?.difficulty).toBeCloseTo(difficulty, 2);
    const alone = new Map([...harder].slice(0, 1));
    for (const [id, { difficulty }] of withoutDrift(alone)) {
      expect(difficulty).toBeCloseTo(startDifficulty(parseSumOrThrow(id)), 2);
    }
  });

  it('gives a finite number whatever came in', () => {
    const answer = fc.record({
      ability: fc.double({ min: -12, max: 12, noNaN: true }),
      variance: fc.double({ min: 0.01, max: 3, noNaN: true }),
      guessing: fc.constantFrom(0, 0.12, 0.25, 0.5),
      outcome: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(answer, { minLength: fewestAnswers }),
        fc.constantFrom(...tables),
        (answers, id) => {
          const fitted = fitDifficulty(parseSumOrThrow(id), evidenceOf(answers));
          expect(Number.isFinite(fitted?.difficulty)).toBe(true);
          expect(fitted?.standardError).toBeLessThanOrEqual(0.3);
          expect(fitted?.answers).toBe(answers.length);
        },
      ),
    );
  });
});

describe('evidence', () => {
  it('is not what a pupil answers of whom next to nothing is known', () => {
    const { variance: fresh } = abilityOf([
      [startAbility(5).mean, startAbility(5).variance],
      [startSkill.mean, startSkill.variance],
    ]);
    expect(isTelling({ variance: fresh })).toBe(false);
    expect(isTelling({ variance: fresh / 2 })).toBe(true);
  });

  it('is the same whatever way the answers are cut, and holds no answer by itself that others share', () => {
    const answers = answersTo('7*8=_' as SumId, 1, 400, 5);
    const total = (cells: readonly { answers: number }[]) =>
      cells.reduce((sum, cell) => sum + cell.answers, 0);
    const whole = evidenceOf(answers);
    expect(total(whole)).toBe(400);
    expect(whole.length).toBeLessThan(70);
    expect(total(evidenceOf(answers.slice(0, 150))) + total(evidenceOf(answers.slice(150)))).toBe(400);
  });

  it('is of ability and skills together', () => {
    expect(
      abilityOf([
        [1, 0.3],
        [0.5, 0.1],
        [-0.25, 0.05],
      ]),
    ).toEqual({ ability: 1.25, variance: 0.45 });
  });
});

describe('a version of the difficulties', () => {
  it('is that of a refit where it says something of a sum, and the start value elsewhere', () => {
    const [some, other] = [parseSumOrThrow('7*8=_'), parseSumOrThrow('2*3=_')];
    const version = refitVersion(3);
    const difficulties = refitted(version, new Map([[some.id, 4]]));
    expect([difficulties.of(some), difficulties.of(other)]).toEqual([4, startDifficulty(other)]);
    expect(version).toBeGreaterThan(refitVersion(2));
    expect(startDifficulties).toMatchObject({ version: startVersion });
    expect(refitVersion(0)).toBeGreaterThan(startVersion);
  });
});
