import { expect, it } from 'vitest';
import type { SumId } from '../sum/sum';
import { sumForBoard } from './today';

it('the board explains the sum that went wrong, unless its explanation is a single step', () => {
  const skill = 'multiply/table-7';
  expect(sumForBoard(skill, '6*7=_' as SumId, [])).toBe('6*7=_');
  const instead = sumForBoard(skill, '1*7=_' as SumId, []);
  expect(instead).toMatch(/^\d+\*7=_$/);
  expect(instead).not.toBe('1*7=_');
  expect(sumForBoard(null, null, [])).toBeNull();
});
