import { expect, it } from 'vitest';
import { tapped } from './order-taps';

it('puts what is tapped last, and takes out what is tapped again', () => {
  const order = ['a', 'b', 'c'].reduce<readonly string[]>(tapped, []);
  expect(order).toEqual(['a', 'b', 'c']);
  expect(tapped(order, 'b')).toEqual(['a', 'c']);
  expect(tapped(tapped(order, 'b'), 'b')).toEqual(['a', 'c', 'b']);
});
