import { expect, it } from 'vitest';
import type { ProgressShown } from '../../shared/types';
import { tablesOf } from './tables-of';

const facts = Array.from({ length: 10 }, (_, place) => ({
  sumId: `${place + 1}*7=_`,
  state: 'known' as const,
  answers: 9,
  lastAnswered: null,
}));
const stuckOn = (skill: string | null): ProgressShown['attention'] => ({
  flags: skill === null ? [] : ['stuck'],
  misses: null,
  stuckOn:
    skill === null
      ? null
      : { skill, answers: 12, right: 4, cause: 'mixed', errorType: null, misses: 8, example: null },
});
const stateOf = (table: number, skill: string | null) =>
  tablesOf({ facts, attention: stuckOn(skill) }).find((each) => each.table === table)?.state;

it('is reached with every fact known by heart, and not while the pupil is stuck on that table', () => {
  expect([stateOf(7, null), stateOf(7, 'multiply/table-8')]).toEqual(['reached', 'reached']);
  expect(stateOf(7, 'multiply/table-7')).toBe('under-way');
  expect(stateOf(8, 'multiply/table-8')).toBe('not-begun');
});
