import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs the first request at once, and those of the same second once at its end', () => {
  const done: string[] = [];
  const { ask } = throttle(1000, (key) => done.push(key));
  for (let time = 0; time < 3000; time += 100) {
    ask('a');
    vi.advanceTimersByTime(100);
  }
  expect(done.length).toBeGreaterThanOrEqual(3);
  expect(done.length).toBeLessThanOrEqual(4);
  vi.advanceTimersByTime(5000);
  const after = done.length;
  vi.advanceTimersByTime(60_000);
  expect(done).toHaveLength(after);
  ask('b');
  expect(done.at(-1)).toBe('b');
});

it('throttles each key by itself, and runs nothing after it was stopped', () => {
  const done: string[] = [];
  const { ask, stop } = throttle(1000, (key) => done.push(key));
  ask('a');
  ask('b');
  ask('a');
  expect(done).toEqual(['a', 'b']);
  stop();
  vi.advanceTimersByTime(5000);
  expect(done).toEqual(['a', 'b']);
});
