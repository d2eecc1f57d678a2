import { describe, expect, it } from 'vitest';
import { taskOf } from './task-of';

describe('taskOf', () => {
  it('finds the sums of one table, and games that can ask them', () => {
    const task = taskOf([8]);
    expect(task?.count).toBe(10);
    expect(task?.sums.every((sum) => /\*8=_$/.test(sum))).toBe(true);
    expect(task?.games.length).toBeGreaterThan(0);
  });

  it('puts tables together in any order', () => {
    expect(taskOf([4, 3])).toEqual(taskOf([3, 4]));
    expect(taskOf([3, 4])?.count).toBe(20);
  });

  it('knows all ten tables, and that none is no task', () => {
    expect(taskOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?.key).toBe('tables-all');
    expect(taskOf([])).toBeNull();
  });
});
