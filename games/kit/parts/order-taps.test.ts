import { expect, it } from 'vitest';
import { tapped } from './order-taps';

it('tapped adds an item at the end, and removes it the second time', () => {
  const order = ['a', 'b', 'c'].reduce<readonly string[]>(tapped, []);
  expect(order).toEqual(['a', 'b', 'c']);
  expect(tapped(order, 'b')).toEqual(['a', 'c']);
  expect(tapped(tapped(order, 'b'), 'b')).toEqual(['a', 'c', 'b']);
});
