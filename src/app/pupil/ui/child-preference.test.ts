import { expect, it } from 'vitest';
import { readPreference, usualPreference } from './child-preference';

it('reads what a child chose, and takes the usual for whatever is not valid', () => {
  const chosen = { reading: 'off', pace: 1.15, text: 1.3, simple: true };
  expect(readPreference(JSON.stringify(chosen))).toEqual(chosen);
  expect(readPreference(JSON.stringify({ ...chosen, pace: 9, text: 'large', reading: 1 }))).toEqual({
    ...usualPreference,
    simple: true,
  });
  for (const nothing of [null, '', 'null', '[1', '"x"'])
    expect(readPreference(nothing)).toEqual(usualPreference);
});
