import { describe, expect, it } from 'vitest';
import { type Scannable, scanOrder } from './scan-order';

const target = (id: string, more: Partial<Scannable> = {}): Scannable => ({ id, ...more });

describe('scanOrder', () => {
  it('orders the open targets with ready last', () => {
    const order = scanOrder([
      target('ready', { last: true }),
      target('a'),
      target('b', { closed: true }),
      target('c'),
    ]);
    expect(order.map((stop) => (stop.kind === 'row' ? stop.row : stop.id))).toEqual(['a', 'c', 'ready']);
  });

  it('makes one stop of each row of a pad', () => {
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

  it('skips sliders and makes a grid stop', () => {
    const order = scanOrder([
      target('dial', { slides: true }),
      target('more'),
      target('grid', { walks: true }),
    ]);
    expect(order).toEqual([
      { kind: 'target', id: 'more' },
      { kind: 'grid', id: 'grid' },
    ]);
  });
});
