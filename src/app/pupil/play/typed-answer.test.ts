import { describe, expect, it } from 'vitest';
import { judge } from '@/maths/round/judge';
import type { Task } from '@/maths/round/task';
import { sumOf } from '@/maths/sum/read-sum';
import { extraKeys, typedAnswer } from './typed-answer';
import { piecesFor } from './ways/pieces';
import { wayOf } from './ways/way-of';

const type = (keys: string, extras: readonly string[]) =>
  [...keys].reduce((value, key) => typedAnswer(value, key === '<' ? 'Backspace' : key, extras), '');

describe('typing in the simple view', () => {
  it.each([
    ['12', [], '12'],
    ['012', [], '12'],
    ['1,5', [','], '1,5'],
    ['1,,5', [','], '1,5'],
    ['3/4', ['/', ' '], '3/4'],
    ['1 3/4', ['/', ' '], '1 3/4'],
    ['1  3/4', ['/', ' '], '1 3/4'],
    ['1 3/4<<', ['/', ' '], '1 3'],
    ['6r2', ['r'], '6r2'],
    ['14:45', [':'], '14:45'],
    [':45', [':'], '45'],
    ['5r2', [], '52'],
    ['-4', ['-'], '-4'],
    ['4-', ['-'], '4'],
    ['-4', [], '4'],
  ])('makes of %j with the keys %j: %j', (keys, extras, value) => {
    expect(type(keys, extras)).toBe(value);
  });

  it.each([
    ['7+5=_', 'nl', []],
    ['1/4+1/2=_', 'nl', ['/', ' ']],
    ['0.5+0.25=_', 'nl', [',']],
    ['0.5+0.25=_', 'en', ['.']],
  ] as const)('has for %s in %s the keys %j', (id, locale, keys) => {
    expect(extraKeys(sumOf(id), locale, false)).toEqual(keys);
  });

  it('has a minus with every sum of a round with answers below zero, and with none of another', () => {
    for (const id of ['5-9=_', '9-5=_']) {
      expect(extraKeys(sumOf(id), 'nl', true)).toEqual(['-']);
      expect(extraKeys(sumOf(id), 'nl', false)).toEqual([]);
    }
    expect(extraKeys(sumOf('38:6=_r'), 'nl', true)).toEqual(['r']);
  });
});

const task = (mode: Task['mode'], id: string, more: Partial<Task> = {}): Task => ({
  taskId: 't',
  position: 0,
  sumIds: [sumOf(id).id],
  mode,
  purpose: 'practice',
  ...more,
});

describe('the way the simple view asks', () => {
  const line = { from: '0', to: '10', step: '1', estimate: false };

  it.each([
    [task('type', '7+5=_'), 'type'],
    [task('choose', '7+5=_', { options: [{ id: 'v12', value: '12' }] }), 'choose'],
    [task('place', '3+4=_', { line }), 'place'],
    [task('compose', '7+5=_'), 'compose'],
    [task('compose', '3-8=_'), 'type'],
    [task('collect', '7+5=_', { target: '12' }), 'collect'],
    [task('order', '7+5=_', { direction: 'up' }), 'order'],
  ])('is %#: %o', (asked, way) => {
    expect(wayOf(asked)).toBe(way);
  });
});

describe('pieces to build with', () => {
  it.each(['7+5=_', '47+38=_', '0.5+0.25=_', '1/4+1/2=_', '450+275=_'])(
    'can build the answer of %s',
    (id) => {
      const sum = sumOf(id);
      let left = sum.answer.num / sum.answer.den;
      const values: string[] = [];
      for (const piece of [...piecesFor(sum)].reverse()) {
        const size = piece.num / piece.den;
        while (left >= size - 1e-9) {
          values.push(piece.den === 1 ? `${piece.num}` : `${piece.num}/${piece.den}`);
          left -= size;
        }
      }
      const timing = { responseMs: 1000, motorMs: 0, tempo: 'slow' } as const;
      expect(judge({ sumIds: [sum.id] }, { kind: 'pieces', values }, timing, 4)[0]?.right).toBe(true);
      expect(values.length).toBeLessThan(24);
    },
  );
});
