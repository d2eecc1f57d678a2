import { describe, expect, it } from 'vitest';
import { rateLimit } from './rate-limit';

describe('rateLimit', () => {
  it('lets a burst through, and then one call a second', () => {
    const calls = rateLimit({ perSecond: 1, burst: 3 });
    expect([0, 0, 0, 0].map((at) => calls.wait('a', at))).toEqual([0, 0, 0, 1]);
    expect(calls.wait('b', 0)).toBe(0);
    expect([2000, 2000, 2000].map((at) => calls.wait('a', at))).toEqual([0, 0, 1]);
  });

  it('stores no more keys than its maximum', () => {
    const calls = rateLimit({ perSecond: 1, burst: 1 }, 100);
    for (let key = 0; key < 1000; key += 1) expect(calls.wait(`${key}`, 0)).toBe(0);
    expect(calls.size()).toBe(100);
  });

  it('keeps a key that is used again and again while others come', () => {
    const calls = rateLimit({ perSecond: 1, burst: 2 }, 3);
    calls.wait('busy', 0);
    for (let key = 0; key < 10; key += 1) {
      calls.wait(`${key}`, 0);
      calls.wait('busy', 0);
    }
    expect(calls.wait('busy', 0)).toBe(1);
  });
});
