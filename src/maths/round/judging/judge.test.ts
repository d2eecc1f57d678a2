import { describe, expect, it } from 'vitest';
import { isWeekday } from '../../calendar/school-days';
import { emptyLearner } from '../../learn/empty-learner';
import { parseSumOrThrow } from '../../sum/read-sum';
import type { SumId } from '../../sum/sum';
import type { RecordedAnswer } from '../round';
import type { Given } from '../task';
import { judge, saysNothing } from './judge';
import { lineFor } from './place-line';
import { scoreAnswer } from './score-answer';

const now = Date.UTC(2026, 8, 7, 9);

describe('judging', () => {
  const question = { sumIds: ['7+5=_' as SumId] };
  const score = (given: Given, extra: Partial<RecordedAnswer> = {}) =>
    scoreAnswer(
      emptyLearner(4),
      {
        ...question,
        mode: 'type',
        purpose: 'practice',
        given,
        responseMs: 2000,
        motorMs: 800,
        tempo: 'quick',
        helped: false,
        ...extra,
      },
      { now, day: '2026-09-07', isSchoolDay: isWeekday, difficultyOf: () => 0 },
    ).parts;
  const rights = (given: Given, extra: Partial<RecordedAnswer>) =>
    score(given, extra).map(({ verdict }) => verdict.right);

  it.each([
    [{ kind: 'value', raw: ' 12 ' }, true, '12'],
    [{ kind: 'value', raw: '24/2' }, true, '12'],
    [{ kind: 'value', raw: '13' }, false, '13'],
    [{ kind: 'value', raw: 'twaalf' }, false, null],
    [{ kind: 'place', value: '12' }, true, '12'],
    [{ kind: 'pieces', values: ['10', '2'] }, true, '12'],
    [{ kind: 'pieces', values: ['10', 'x'] }, false, null],
    [{ kind: 'pieces', values: [] }, false, null],
    [{ kind: 'choice', optionId: 'nowhere' }, false, null],
    [{ kind: 'unknown' }, false, null],
  ] as [Given, boolean, string | null][])('judges %o', (given, right, value) => {
    expect(score(given)[0]!.verdict).toMatchObject({ right, given: value, correct: '12' });
  });

  it('judges an order from the most as from the least', () => {
    const sumIds = ['3*4=_', '7+5=_', '2+3=_'] as SumId[];
    const given: Given = { kind: 'order', sumIds: ['2+3=_', '3*4=_', '7+5=_'] as SumId[] };
    const order = { sumIds, mode: 'order', tempo: 'slow' } as const;
    expect(rights(given, { ...order, direction: 'up' })).toEqual([true, true, true]);
    expect(rights(given, { ...order, direction: 'down' })).toEqual([true, false, false]);
  });

  it('judges each sum of a set by itself: collected or left', () => {
    const sumIds = ['7+5=_', '3*4=_', '6+7=_', '2+3=_'] as SumId[];
    const given: Given = { kind: 'set', optionIds: ['7+5=_', '6+7=_'] };
    const parts = score(given, { sumIds, mode: 'collect', target: '12' });
    expect(parts.map(({ verdict }) => verdict.right)).toEqual([true, false, false, true]);
    // What was collected was said to be worth 12: that names the error.
    expect(parts[2]!.verdict).toMatchObject({ given: '12', correct: '13', errors: ['one-off'] });
    expect(parts[1]!.verdict.given).toBeNull();
    for (const { trace } of parts) expect(trace.expected).toBeGreaterThan(0.5);
  });

  it.each([
    ['46', true],
    ['48', true],
    ['42', true],
    ['41', false],
    ['55', false],
  ])('takes %s for 48 by feel on a line to 100: %s', (value, right) => {
    const line = { from: '0', to: '100', step: '1', estimate: true };
    const [part] = score({ kind: 'place', value }, { sumIds: ['40+8=_' as SumId], mode: 'place', line });
    expect(part!.verdict).toMatchObject({ right, given: value, correct: '48' });
  });

  it('takes only the exact place where a line has marks', () => {
    const line = { from: '0', to: '100', step: '1', estimate: false };
    const [part] = score(
      { kind: 'place', value: '47' },
      { sumIds: ['40+8=_' as SumId], mode: 'place', line },
    );
    expect(part!.verdict.right).toBe(false);
  });

  it('puts pieces together in their order, whatever they do', () => {
    const built = (...values: string[]) => score({ kind: 'pieces', values })[0]!.verdict;
    expect(built('2', '+4', '*2').right).toBe(true);
    expect(built('48', ':4').right).toBe(true);
    expect(built('1/3', '2/3', '11').right).toBe(true);
    expect(built('15', '-3').right).toBe(true);
    expect(built('12', ':0')).toMatchObject({ right: false, given: null });
    expect(built('9'.repeat(15), `*${'9'.repeat(15)}`)).toMatchObject({ right: false, given: null });
  });
});

describe('a value placed by feel', () => {
  const rightAt = (id: string, value: string) => {
    const line = lineFor(parseSumOrThrow(id), true);
    const timing = { responseMs: 3000, motorMs: 800, tempo: 'slow' } as const;
    return judge({ sumIds: [id as SumId], line }, { kind: 'place', value }, timing, 6)[0]?.right;
  };

  it.each([
    ['250g=_kg', '1/4', '0'],
    ['250g=_kg', '1/4', '50'],
    ['8500g=_kg', '17/2', '600'],
    ['1%of300=_', '3', '0'],
    ['25%of40=_', '10', '16'],
    ['302-158=_', '144', '200'],
    ['5-5=_', '0', '3'],
  ])('of %s is right at %s and wrong at %s', (id, right, wrong) => {
    expect([rightAt(id, right), rightAt(id, wrong)]).toEqual([true, false]);
  });

  it('is right a little beside its place', () => {
    expect(rightAt('358+467=_', '850')).toBe(true);
    expect(rightAt('302-158=_', '150')).toBe(true);
  });
});

describe('an answer to a window of an earlier version', () => {
  it.each([
    ['1/2=_%', '50/100'],
    ['1h00=_words', '1 uur'],
  ])('is judged as that version judged it: %s answered by %s', (sumId, raw) => {
    const question = { sumIds: [sumId as SumId] };
    const timing = { responseMs: 2000, motorMs: 800, tempo: 'quick' } as const;
    const isRight = (version?: number) =>
      judge(question, { kind: 'value', raw }, timing, 7, version)[0]?.right;
    expect([isRight(9), isRight(10), isRight()]).toEqual([false, true, true]);
  });

  it('is read as that version read it: what was asked again counts as nothing, and a copied division was right', () => {
    const timing = { responseMs: 2000, motorMs: 800, tempo: 'quick' } as const;
    const of = (sumId: string, raw: string, version?: number) => {
      const [question, given] = [{ sumIds: [sumId as SumId] }, { kind: 'value', raw } as const];
      return [judge(question, given, timing, 7, version)[0]?.right, saysNothing(question, given, version)];
    };
    expect(of('500000+500000=_', '1 miljoen', 10)).toEqual([false, true]);
    expect(of('500000+500000=_', '1 miljoen')).toEqual([true, false]);
    expect(of('56:8=_', '56/8', 10)).toEqual([true, false]);
    expect(of('56:8=_', '56/8')).toEqual([false, true]);
  });
});
