import { someOf } from '@tests/unit/tier';
import { describe, expect, it } from 'vitest';
import { classify } from '../error-type/classify';
import { distractorsFor } from '../error-type/distractors';
import { compare, equals, notation, type Rational, rational, zero } from '../number/rational';
import { type Random, randomFrom, seedOf } from '../random';
import { nearSum } from '../round/choice/near-sum';
import { flawsIn } from '../strategy/example-flaws';
import { missPicture } from '../strategy/miss/miss-picture';
import { strategyOf } from '../strategy/names/strategy-name';
import type { WorkedExample } from '../strategy/step';
import { workedExample } from '../strategy/worked-example';
import { asAnswer, isRightValue } from '../sum/answer';
import { readAnswer } from '../sum/read-answer';
import { parseSumOrThrow, writeSum } from '../sum/read-sum';
import { isSigned } from '../sum/signed';
import type { Sum, SumId } from '../sum/sum';
import { standardCollections } from './standard-collections';
import { sumsOf } from './sum-collection';

/**
 * Some nineteen thousand, of which every eleventh is looked at when not in the full tier. What goes for each is gathered
 * first and asserted once, which is much faster.
 */
const sums = someOf([...new Set(standardCollections.flatMap(sumsOf))], 11).map(parseSumOrThrow);

/** What is wrong with them; of many the first twenty. */
const flawsOf = (find: (sum: Sum) => readonly string[]): string[] =>
  sums.flatMap((sum) => find(sum)).slice(0, 20);

const share = (holds: (sum: Sum) => boolean, among: readonly Sum[] = sums): number =>
  among.filter(holds).length / among.length;

const knowsNothing = () => false;
const knowsAll = () => true;
const knowsTriples = (id: SumId) => id.startsWith('3*');

/** Worth comparing two sums has no picture but the scales. */
const isCompared = ({ kind, left, right }: Sum): boolean =>
  kind === 'sign' || (left.kind === 'operation' && right.kind === 'operation');

describe('every sum of the standard collections', () => {
  it('can be worked out in true steps, said in three languages, of which the last is the answered sum', () => {
    expect(flawsOf((sum) => flawsIn(sum, workedExample(sum)))).toEqual([]);
  });

  it('can be worked out so whatever the pupil knows', () => {
    const said = ({ steps }: WorkedExample) => steps.map(({ equation }) => equation).join();
    const flawsFor = (sum: Sum) => {
      const usual = said(workedExample(sum));
      return [knowsNothing, knowsAll, knowsTriples].flatMap((knows) => {
        const example = workedExample(sum, knows);
        return said(example) === usual ? [] : flawsIn(sum, example);
      });
    };
    // Only facts of two whole numbers are chosen by what is known.
    expect(flawsOf((sum) => (sum.binaryFact ? flawsFor(sum) : []))).toEqual([]);
  });

  it('shows with each step what the step is about: scales only where two sides are weighed', () => {
    const weighed = (sum: Sum) => workedExample(sum).steps.some(({ picture }) => picture.kind === 'balance');
    expect(flawsOf((sum) => (!isCompared(sum) && weighed(sum) ? [sum.id] : []))).toEqual([]);
  });

  it('can be drawn when it was missed: given and right in one kind of picture and to one scale', () => {
    const given = [rational(0), rational(7), rational(200), rational(1, 3), rational(-5), rational(5, 2)];
    const flawsAt = (sum: Sum, value: Rational) => {
      const { right, given: drawn } = missPicture(sum, value);
      const isLine = drawn?.kind === 'number-line' && right.kind === 'number-line';
      const isToScale = !isLine || (equals(drawn.from, right.from) && equals(drawn.to, right.to));
      const isSound = !/NaN|undefined/.test(JSON.stringify([right, drawn]));
      const isSame = drawn === null || drawn.kind === right.kind;
      return isToScale && isSound && isSame ? [] : [`${sum.id} answered by ${notation(value)}`];
    };
    expect(flawsOf((sum) => given.flatMap((value) => flawsAt(sum, value)))).toEqual([]);
  });

  it('has a near sum of the same operation, strategy and form', () => {
    const near = sums.map((sum) => [sum, nearSum(sum)] as const);
    const isAlike = (sum: Sum, other: Sum) =>
      other.id !== sum.id &&
      other.operation === sum.operation &&
      other.binaryFact?.hole === sum.binaryFact?.hole &&
      other.answerSpec.form === sum.answerSpec.form &&
      strategyOf(other) === strategyOf(sum);
    const unlike = near.flatMap(([sum, other]) =>
      other === null || isAlike(sum, other) ? [] : [`${sum.id} → ${other.id}`],
    );
    expect(unlike).toEqual([]);
    expect(near.flatMap(([sum, other]) => (other === null ? [sum.id] : []))).toEqual([]);
    // Every tenth: most of them are standard sums themselves.
    const some = near.flatMap(([, other], place) => (other && place % 10 === 0 ? [other] : []));
    expect(some.flatMap((other) => flawsIn(other, workedExample(other)))).toEqual([]);
  });

  it('reads figures alone as it reads them after a space, which takes the way of all other texts', () => {
    const typed = (sum: Sum) => [`${sum.answer.num}`, `${sum.answer.num + 1}`, '0', '007', '12'];
    const isOther = (sum: Sum, text: string) =>
      JSON.stringify(readAnswer(sum, text)) !== JSON.stringify(readAnswer(sum, ` ${text}`));
    expect(flawsOf((sum) => typed(sum).filter((text) => isOther(sum, text)))).toEqual([]);
  });

  it('is written as its own id, and its answer can be given', () => {
    const isWhole = (sum: Sum) => writeSum(sum) === sum.id && asAnswer(sum, sum.answer) !== null;
    expect(flawsOf((sum) => (isWhole(sum) ? [] : [sum.id]))).toEqual([]);
  });
});

describe('the distractors of every sum of the standard collections', () => {
  const isSign = (sum: Sum) => sum.answerSpec.form === 'relation';
  const offered = (sum: Sum, count: number, random: Random) => distractorsFor(sum, count, random);

  it('are as many as asked, all different, none right, and below zero only where the sum is about such numbers', () => {
    const flawsIn = (sum: Sum, count: number) => {
      const values = offered(sum, count, randomFrom(count));
      const isWrong = (value: Rational) => !isRightValue(sum, value) && asAnswer(sum, value) !== null;
      const isSound = (value: Rational) =>
        isWrong(value) && (isSign(sum) || isSigned(sum) || compare(value, zero) >= 0);
      return new Set(values.map(notation)).size === count && values.every(isSound)
        ? []
        : [`${sum.id}: ${values.map(notation).join(' ')}`];
    };
    const counts = (sum: Sum) => (isSign(sum) ? [2] : [2, 3, 5]);
    expect(flawsOf((sum) => counts(sum).flatMap((count) => flawsIn(sum, count)))).toEqual([]);
  });

  it('are a diagnosis as far as that does not betray the answer', () => {
    const isNamed = (sum: Sum, value: Rational) => {
      const answer = asAnswer(sum, value);
      return answer !== null && classify(sum, answer)[0] !== 'unclassified';
    };
    const named = sums.map((sum) =>
      offered(sum, isSign(sum) ? 2 : 3, randomFrom(seedOf(sum.id))).map((value) => isNamed(sum, value)),
    );
    // A side of the answer without a named wrong answer, a common last digit, and rules of thumb ask for others.
    expect(named.flat().filter(Boolean).length / named.flat().length).toBeGreaterThan(0.66);
    expect(named.filter((each) => each.includes(true)).length / named.length).toBeGreaterThan(0.96);
  });

  it('keep the parts of a split within the whole', () => {
    const splits = sums.filter(({ operation }) => operation === 'split');
    expect(share((sum) => offered(sum, 2, randomFrom(3)).every(({ num }) => num <= 10), splits)).toBe(1);
  });

  it('do not betray the answer by its place among the numbers', () => {
    const numbers = sums.filter((sum) => !isSign(sum));
    const rankOf = (sum: Sum) =>
      offered(sum, 3, randomFrom(seedOf(sum.id))).filter((value) => compare(value, sum.answer) < 0).length;
    const ranks = numbers.map(rankOf);
    for (const rank of [0, 1, 2, 3]) {
      expect(ranks.filter((each) => each === rank).length / ranks.length).toBeGreaterThan(0.08);
    }
  });
});
