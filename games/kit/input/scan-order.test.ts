import { describe, expect, it } from 'vitest';
import type { Target } from '../bus';
import { scanOrder } from './scan-order';

const target = (id: string, more: Partial<Target> = {}): Target => ({
  id,
  label: id,
  box: { x: 0, y: 0, width: 10, height: 10 },
  ...more,
});

describe('what a switch scans', () => {
  it('goes round what is open, ready last', () => {
    const order = scanOrder([
      target('ready', { last: true }),
      target('a'),
      target('b', { state: 'disabled' }),
      target('c', { state: 'selected' }),
    ]);
    expect(order.map((stop) => (stop.kind === 'target' ? stop.id : stop.row))).toEqual(['a', 'c', 'ready']);
  });

  it('offers a pad by row, and what is in the row after it', () => {
    const order = scanOrder([
      target('1', { row: 'top' }),
      target('2', { row: 'top' }),
      target('0', { row: 'bottom' }),
    ]);
    expect(order).toEqual([
      { kind: 'row', row: 'top', ids: ['1', '2'] },
      { kind: 'target', id: '0' },
    ]);
  });

  it('leaves sliders out: a switch has their buttons', () => {
    const dial = target('dial', { range: { min: 0, max: 9, now: 1, text: '1' } });
    expect(scanOrder([dial, target('more')])).toEqual([{ kind: 'target', id: 'more' }]);
  });
});
