import { describe, expect, it } from 'vitest';
import type { SumId } from '../sum/sum';
import { type RecentAnswer, whyStuck } from './why-stuck';

const answer = (sumId: string, more: Partial<RecentAnswer> = {}): RecentAnswer => ({
  sumId: sumId as SumId,
  right: true,
  given: '0',
  errors: [],
  ...more,
});
const miss = (sumId: string, given: string, more: Partial<RecentAnswer> = {}) =>
  answer(sumId, { right: false, given, errors: ['unclassified'], ...more });
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

describe('why a pupil is stuck', () => {
  it('names the narrowest skill with the most misses too many, and how it went there', () => {
    const answers = [
      ...times(20, answer('3+4=_')),
      ...times(9, miss('13-7=_', '7', { errors: ['one-off'] })),
      ...times(3, answer('12-5=_')),
      ...times(2, miss('3*4=_', '9')),
    ];
    expect(whyStuck(answers)).toEqual({
      skill: 'subtract/to-20/over-ten',
      answers: 12,
      right: 3,
      cause: 'error',
      errorType: 'one-off',
      misses: 9,
      example: { sumId: '13-7=_', given: '7' },
    });
  });

  it('gives the latest miss that could be read as the example', () => {
    const why = whyStuck([
      miss('13-7=_', '', { given: null, errors: ['one-off'] }),
      miss('14-6=_', '9', { errors: ['one-off'] }),
      ...times(3, miss('13-7=_', '5', { errors: ['one-off'] })),
    ]);
    expect(why?.example).toEqual({ sumId: '14-6=_', given: '9' });
  });

  it('names no cause where the misses have none in common, or are too few', () => {
    const kinds = ['one-off', 'ten-off', 'gave-operand', 'digits-reversed'];
    const spread = kinds.flatMap((error) => times(2, miss('13-7=_', '7', { errors: [error] })));
    expect(whyStuck(spread)).toMatchObject({ cause: 'mixed', errorType: null, misses: 8 });
    const two = times(2, miss('13-7=_', '7', { errors: ['one-off'] }));
    expect(whyStuck([...two, ...times(3, miss('13-7=_', '3'))])).toMatchObject({ cause: 'mixed' });
  });

  it('says nothing of who has enough right', () => {
    expect(whyStuck([])).toBeNull();
    expect(whyStuck(times(4, miss('13-7=_', '7')))).toBeNull();
    expect(whyStuck([...times(12, answer('13-7=_')), ...times(4, miss('13-7=_', '7'))])).toBeNull();
  });
});
