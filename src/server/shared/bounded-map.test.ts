import { expect, it } from 'vitest';
import { BoundedMap } from './bounded-map';

it('keeps the entries that were set last, up to its limit', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1).set('b', 2).set('a', 3).set('c', 4);
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
  for (let key = 0; key < 100; key += 1) map.set(`${key}`, key);
  expect([...map.keys()]).toEqual(['98', '99']);
});
