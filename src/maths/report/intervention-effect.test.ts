import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '../sum/read-sum';
import type { SumId } from '../sum/sum';
import { effectVerdict, measuredBy, type SumTally } from './intervention-effect';
import type { Matter } from './matter';
import { whyStuck } from './why-stuck';

const tally = (sumId: string, answers: number, right: number, rest: Partial<SumTally> = {}): SumTally => ({
  sumId: sumId as SumId,
  answers,
  right,
  hurried: 0,
  errors: 0,
  ...rest,
});

describe('what is counted of a matter', () => {
  const tallies = [tally('7*8=_', 6, 2, { errors: 3, hurried: 1 }), tally('3+4=_', 10, 9, { hurried: 1 })];
  const skill = parseSumOrThrow('7*8=_' as SumId).skills.at(-1) ?? '';

  it.each<[Matter, number, number]>([
    [{ kind: 'skill', code: skill }, 6, 2],
    [{ kind: 'stuck', code: '' }, 16, 11],
    [{ kind: 'error', code: 'one-group-off' }, 16, 3],
    [{ kind: 'guessing', code: '' }, 16, 2],
    [{ kind: 'goal', code: 'no-such' }, 0, 0],
  ])('is of %o %i answers and %i', (matter, of, count) => {
    expect(measuredBy(matter, tallies)).toEqual({ of, count });
  });

  it('of a skill is what the page says of who is stuck on it', () => {
    const answers = ['8*7=_', '3*7=_', '6*7=_', '9*7=_', '4*7=_', '3+4=_'].map((sumId, place) => ({
      sumId: sumId as SumId,
      right: place > 3,
      given: '1',
      errors: [],
    }));
    const stuck = whyStuck(answers);
    expect(stuck).not.toBeNull();
    const counted = answers.map(({ sumId, right }) => tally(sumId, 1, Number(right)));
    expect(measuredBy({ kind: 'skill', code: stuck?.skill ?? '' }, counted)).toEqual({
      of: stuck?.answers,
      count: stuck?.right,
    });
  });
});

describe('the verdict of an effect', () => {
  const half = { of: 40, count: 20 };

  it.each([
    ['right', half, { of: 0, count: 0 }, 'not-practised'],
    ['right', half, { of: 9, count: 9 }, 'too-little'],
    ['right', { of: 2, count: 1 }, half, 'begun'],
    ['right', half, { of: 40, count: 36 }, 'better'],
    ['right', half, { of: 40, count: 22 }, 'same'],
    ['right', half, { of: 40, count: 8 }, 'worse'],
    ['right', { of: 40, count: 40 }, { of: 40, count: 40 }, 'same'],
    ['errors', half, { of: 40, count: 2 }, 'better'],
    ['hurried', { of: 40, count: 2 }, half, 'worse'],
    ['days', { of: 14, count: 1 }, { of: 14, count: 5 }, 'better'],
    ['days', { of: 14, count: 1 }, { of: 14, count: 0 }, 'not-practised'],
    ['days', { of: 14, count: 3 }, { of: 14, count: 3 }, 'same'],
  ] as const)('for %s from %o to %o is %s', (measure, before, after, verdict) => {
    expect(effectVerdict(measure, before, after)).toBe(verdict);
  });
});
