import { expect, it } from 'vitest';
import { begun, clockText, leftAt, longer, paused } from './countdown';

it('counts down, holds while it is paused, and is never below nothing', () => {
  const timer = begun(10, 0);
  expect(clockText(leftAt(timer, 88_000))).toBe('8:32');
  const held = paused(timer, 88_000);
  expect(leftAt(held, 500_000)).toBe(512_000);
  expect(leftAt(paused(held, 500_000), 501_000)).toBe(511_000);
  expect(leftAt(timer, 700_000)).toBe(0);
});

it('gets a minute more, running, held or over', () => {
  const timer = begun(1, 0);
  expect(leftAt(longer(timer, 30_000), 30_000)).toBe(90_000);
  expect(leftAt(longer(paused(timer, 30_000), 40_000), 90_000)).toBe(90_000);
  const again = longer(timer, 600_000);
  expect([leftAt(again, 600_000), again.all]).toEqual([60_000, 60_000]);
});
