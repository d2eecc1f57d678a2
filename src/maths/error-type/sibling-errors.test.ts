import { describe, expect, it } from 'vitest';
import { readAnswerNotation } from '../sum/answer';
import { parseSumOrThrow } from '../sum/read-sum';
import { classify } from './classify';
import type { ErrorType } from './error-type';

const nameOf = (id: string, given: string): ErrorType | undefined => {
  const answer = readAnswerNotation(given);
  if (!answer) throw new Error(given);
  return classify(parseSumOrThrow(id), answer)[0];
};

describe('the name of a wrong answer that comes first', () => {
  it.each<[sum: string, given: string, name: ErrorType]>([
    // Products: what is left out, dropped or not moved.
    ['7*72=_', '492', 'partial-product-missing'],
    ['7*72=_', '63', 'shift-forgotten'],
    ['52*31=_', '1610', 'partial-product-missing'],
    ['4*147=_', '568', 'forgotten-carry'],
    ['36:9=_', '6', 'neighbouring-row'],
    ['5m*4m*2m=_m3', '11', 'added-instead'],
    ['6m*5m*3m=_m3', '30', 'partial-product-missing'],
    // Columns written in a row, and what was exchanged from beyond a zero.
    ['24*6=_', '1224', 'carry-written-out'],
    ['6*15=_', '630', 'carry-written-out'],
    ['99+7=_', '916', 'carry-written-out'],
    ['200-3=_', '297', 'forgotten-borrow'],
    ['3*_=24', '72', 'multiplied-not-divided'],
    ['_*6=42', '252', 'multiplied-not-divided'],
    ['2.5*10=_', '20.5', 'decimals-apart'],
    ['1 3/4+1/2=_', '1 4/6', 'tops-and-bottoms-added'],
    // As much as a number of the sum, and no copy of it.
    ['2/3*6=_', '12/18', 'unclassified'],
    // Below zero, where a lost sign is no column arithmetic.
    ['13-18=_', '5', 'minus-lost'],
    ['9-20=_', '-10', 'one-off'],
    ['38+25+5=_', '58', 'forgotten-carry'],
    // Of a difference only what is taken off is made round.
    ['89-2=_', '88', 'one-off'],
    // Decimals and money.
    ['0.9+0.2=_', '0.1', 'forgotten-carry'],
    ['20-9.04=_', '11.04', 'decimals-apart'],
    ['50eur-43.20eur=_eur', '7.2', 'decimals-apart'],
    ['2*0.55=_', '110', 'point-shifted'],
    ['6*6.55eur=_eur', '36.3', 'forgotten-carry'],
    ['3*6.15eur=_eur', '18.15', 'partial-product-missing'],
    ['36:0.4=_', '14.4', 'multiplied-not-divided'],
    // Written decimals: 0.2 and 0.20 are worth the same.
    ['0.2?0.20', '>', 'shorter-is-larger'],
    ['1.27?1.2', '<', 'shorter-is-larger'],
    // Fractions, percentages and their forms.
    ['1/2of20=_', '18', 'subtracted-instead'],
    ['3/4of_=12', '4', 'one-part-only'],
    ['2/3of_=42', '28', 'part-of-part'],
    ['25%of_=84', '21', 'part-of-part'],
    ['30%of80=_', '8', 'one-part-only'],
    ['_%of40=4', '90', 'rest-instead-of-part'],
    ['2/3*1/5=_', '13/15', 'added-instead'],
    ['4/16=_low', '1/16', 'only-one-part-changed'],
    ['4/6=_low', '2/4', 'difference-kept'],
    ['7/4=_mix', '7 1/4', 'digits-as-number'],
    ['7/4=_mix', '2 3/4', 'one-group-off'],
    ['3 3/5=_frac', '3/5', 'wholes-forgotten'],
    ['0.6=_frac', '1/6', 'digits-as-number'],
    ['4/25=_dec', '0.4', 'digits-as-number'],
    ['70%=_dec', '7', 'point-shifted'],
    // Measures.
    ['5m+30cm=_cm', '35', 'not-converted'],
    ['1m=_cm', '1', 'not-converted'],
    ['0.5kg?275g', '<', 'not-converted'],
    ['scale(200,21cm)=_m', '4200', 'point-shifted'],
    ['130km:2h=_kmh', '260', 'multiplied-not-divided'],
    // The clock.
    ['7h25face=_clock', '7h35', 'past-and-to-swapped'],
    ['10h30+15min=_clock', '10h15', 'subtracted-instead'],
    ['17h10-55min=_clock', '18h05', 'added-instead'],
    ['16h15-13h15=_min', '240', 'hour-off'],
    // Brackets, mixed numbers, factors of ten and cents that stand alone.
    ['(2+3)*4=_', '14', 'brackets-ignored'],
    ['12:(2+4)=_', '10', 'brackets-ignored'],
    ['18-(5+3)=_', '16', 'brackets-ignored'],
    ['20-4*3=_', '48', 'left-to-right'],
    ['1 1/2+1 1/4=_', '2 1/3', 'tops-and-bottoms-added'],
    ['1/2of18=_', '36', 'multiplied-not-divided'],
    ['3/4of20=_', '60', 'multiplied-not-divided'],
    ['10*0.35=_', '0.035', 'point-shifted'],
    ['2 1/3=_frac', '7', 'digits-as-number'],
    ['80eur+25%of80eur=_eur', '105', 'percent-as-amount'],
    ['2.50eur+1.75eur=_eur', '3.125', 'decimals-apart'],
    ['3.05eur=_ct', '350', 'wrong-place'],
    ['3.5m=_cm', '305', 'wrong-place'],
    ['3h45face=_clock', '9h20', 'hands-swapped'],
    // A pair is no decimal, though both are worth 46.2.
    ['232:5=_r', '46r1', 'remainder-wrong'],
  ])('of %s answered by %s is %s', (id, given, name) => {
    expect(nameOf(id, given)).toBe(name);
  });

  it.each([
    ['3*11=_', '6'],
    ['21*46=_', '42'],
  ])('is not that of doubling beyond the tables: %s answered by %s', (id, given) => {
    expect(nameOf(id, given)).not.toBe('doubled');
  });

  it.each([
    // 6 + 3, or half of it; 3 + 5, or a row too few; digits turned round, or a row too many.
    ['6*3=_', '9'],
    ['3*5=_', '8'],
    ['9*5=_', '54'],
    // One counted too many, or 10 + 9.
    ['9+9=_', '19'],
    ['11-5=_', '16'],
    ['11+1=_', '21'],
  ])('is none where two ways of thinking fit: %s answered by %s', (id, given) => {
    expect(nameOf(id, given)).toBe('unclassified');
  });

  // A train of 1/4 alone, four eighths cut, or all but one piece: that is laid, not written.
  it.each([
    ['1/4+1/8=_', '1/4'],
    ['1/4+1/8=_', '4/8'],
    ['1/2+1/4=_', '2/4'],
    ['1/2+1/3=_', '1'],
    ['3/4-1/8=_', '2/4'],
  ])('does not tell of pieces that they are changed: %s answered by %s', (id, given) => {
    expect(nameOf(id, given)).not.toBe('only-one-part-changed');
  });

  it.each([
    ['2/3+1/4=_', '3/4'],
    ['2/5+1/2=_', '3/5'],
  ])('still tells that the top alone changed: %s answered by %s', (id, given) => {
    expect(nameOf(id, given)).toBe('only-one-part-changed');
  });
});
