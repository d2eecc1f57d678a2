import { describe, expect, it } from 'vitest';
import { notation, rational } from '../number/rational';
import { randomFrom } from '../random';
import { readAnswerNotation } from '../sum/answer';
import { parseSumOrThrow } from '../sum/read-sum';
import { classify } from './classify';
import { distractorsFor } from './distractors';
import { errorTypes } from './error-type';

const wholeCases = [
  ['7+5=_', 11, 'one-off'],
  ['7+5=_', 2, 'subtracted-instead'],
  ['7+5=_', 35, 'multiplied-instead'],
  ['7+5=_', 21, 'digits-reversed'],
  ['12+8=_', 2, 'unclassified'],
  ['7+5=_', 7, 'gave-operand'],
  ['7+5=_', 22, 'ten-off'],
  ['7+_=12', 19, 'added-instead'],
  ['_-5=7', 2, 'subtracted-instead'],
  ['13-8=_', 15, 'smaller-from-larger'],
  ['73-58=_', 25, 'smaller-from-larger'],
  ['47+38=_', 75, 'forgotten-carry'],
  ['432-158=_', 284, 'forgotten-borrow'],
  ['7*8=_', 49, 'neighbouring-row'],
  ['7*8=_', 64, 'neighbouring-row'],
  ['7*8=_', 54, 'neighbouring-row'],
  ['3*5=_', 16, 'one-off'],
  ['7*8=_', 15, 'added-instead'],
  ['0*7=_', 7, 'times-zero-is-number'],
  ['56:8=_', 8, 'one-off'],
  ['10=7+_', 17, 'added-instead'],
  ['7+5=_', 61, 'unclassified'],
] as const;

const domainCases = [
  ['48+29=_', '79', 'compensated-wrong-way'],
  ['34+5=_', '84', 'wrong-place'],
  ['24*36=_', '216', 'shift-forgotten'],
  ['8*7=_', '28', 'doubled'],
  ['2*(7cm+5cm)=_cm', '35', 'area-for-perimeter'],
  ['80eur-20%of80eur=_eur', '16', 'discount-for-price'],
  ['0.4?0.47', '>', 'shorter-is-larger'],
  ['3h30words=_clock', '4h30', 'half-as-past'],
  ['3-8=_', '5', 'minus-lost'],
  ['4003-1567=_', '2446', 'borrowed-from-zero'],
  ['47+38=_', '715', 'carry-written-out'],
  ['24*36=_', '624', 'partial-product-missing'],
  ['612:6=_', '12', 'zero-lost'],
  ['2+3*4=_', '20', 'left-to-right'],
  ['(7+3)*6=_', '25', 'brackets-ignored'],
  ['7+_=4+8', '12', 'equals-means-result'],
  ['38:6=_r', '6r0', 'remainder-forgotten'],
  ['38:6=_r', '5r8', 'remainder-too-large'],
  ['38:6=_r', '6r8', 'remainder-too-large'],
  ['38:6=_r', '7r2', 'one-group-off'],
  ['38:6=_r', '7r0', 'quotient-rounded-up'],
  ['38:6=_r', '7', 'quotient-rounded-up'],
  ['38:6=_r', '6', 'remainder-forgotten'],
  ['38:6=_r', '6r4', 'remainder-to-next-group'],
  ['38:6=_r', '7r4', 'remainder-to-next-group'],
  ['38:6=_r', '2r6', 'remainder-swapped'],
  ['17:2=_r', '1r8', 'remainder-swapped'],
  ['17:2=_r', '5r0', 'unclassified'],
  ['38:6=_r', '6r3', 'one-off'],
  ['38:6=_r', '6r5', 'remainder-wrong'],
  ['38:6=_r', '6.2', 'remainder-as-decimals'],
  ['38:6=_r', '6 1/3', 'remainder-as-fraction'],
  ['38:6=_r', '3r5', 'unclassified'],
  ['5.61+23=_', '5.84', 'point-misaligned'],
  ['2.5+4.7=_', '6.12', 'decimals-apart'],
  ['2.4*1.2=_', '28.8', 'point-kept-in-line'],
  ['1.5m=_cm', '15', 'point-shifted'],
  ['1.5m=_cm', '0.015', 'converted-wrong-way'],
  ['3m2=_dm2', '30', 'length-factor-for-area'],
  ['4m*3m=_m2', '14', 'perimeter-for-area'],
  ['4/5+3/5=_', '7/10', 'tops-and-bottoms-added'],
  ['1/2+1/3=_', '2/5', 'tops-and-bottoms-added'],
  ['3/5*1/5=_', '3/5', 'denominator-kept'],
  ['2/3=_/12', '2', 'only-one-part-changed'],
  ['2/3=_/12', '11', 'difference-kept'],
  ['3/4of20=_', '5', 'one-part-only'],
  ['2/5of30=_', '15', 'divided-by-top'],
  ['3/4=_%', '34', 'digits-as-number'],
  ['3/4=_dec', '3.4', 'digits-as-number'],
  ['25%of80=_', '25', 'percent-as-amount'],
  ['20%of80=_', '4', 'divided-by-percent'],
  ['25%of80=_', '60', 'rest-instead-of-part'],
  ['2:3=_:12', '11', 'difference-kept'],
  ['5eur-3.75eur=_eur', '2.25', 'extra-euro'],
  ['9h15-8h30=_min', '85', 'sixty-as-hundred'],
  ['2h=_min', '200', 'sixty-as-hundred'],
  ['3h45face=_clock', '3h09', 'hand-number-as-minutes'],
  ['3h45face=_clock', '9h15', 'hands-swapped'],
  ['3h45face=_clock', '4h45', 'hour-off'],
  ['6h00face=_clock', '0h36', 'unclassified'],
  ['3h45words=_clock', '4h15', 'past-and-to-swapped'],
  ['37=_(0..100,1)', '63', 'counted-from-other-end'],
  ['40(0..100,10)=_', '4', 'marks-counted'],
  ['0.35?0.8', '>', 'longer-is-larger'],
  ['1/4?1/3', '>', 'larger-bottom-is-larger'],
  ['48+37?90', '>', 'sign-reversed'],
  ['48+37?90', '=', 'said-equal'],
  ['1.5m?150cm', '<', 'not-converted'],
  ['536=_~100', '600', 'rounded-wrong-way'],
  ['536=_~100', '540', 'rounded-to-other-place'],
  ['mean(4,6,8)=_', '18', 'not-divided'],
  ['mean(4,5,9)=_', '5', 'middle-value'],
  ['7+5=_', '25/2', 'unclassified'],
  ['3/4:1/2=_', '3/8', 'multiplied-not-divided'],
  ['1 3/4+1 1/8=_', '7/8', 'wholes-forgotten'],
  ['1m=_cm', '1', 'not-converted'],
  ['2/3of_=42', '28', 'part-of-part'],
] as const;

describe('naming an error', () => {
  it.each(wholeCases)('%s answered by %i is %s', (id, given, error) => {
    expect(classify(parseSumOrThrow(id), { kind: 'number', value: rational(given) })[0]).toBe(error);
  });

  it.each(domainCases)('%s answered by %s is %s', (id, given, error) => {
    const sum = parseSumOrThrow(id);
    const answer = readAnswerNotation(given);
    expect(answer && classify(sum, answer)).toContain(error);
  });

  it('has a sum for every name there is', () => {
    const told = new Set<string>([...wholeCases, ...domainCases].map(([, , error]) => error));
    expect(errorTypes.filter((error) => !told.has(error))).toEqual([]);
  });
});

describe('distractors', () => {
  it('exist for fractions too', () => {
    const offered = distractorsFor(parseSumOrThrow('1/4+1/2=_'), 3, randomFrom(1));
    expect(new Set(offered.map(notation)).size).toBe(3);
  });
});
