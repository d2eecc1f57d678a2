import { describe, expect, it } from 'vitest';
import { liftOfIsland } from './lift-of-island';

const first = { top: 480, bottom: 560 };

describe('liftOfIsland', () => {
  it('leaves the island where it is when the cards cover no flag', () => {
    expect(liftOfIsland({ first, others: [first], header: 80, cards: 600 })).toBe(0);
  });

  it('lifts the first flag, and the lowest of today, over the cards', () => {
    const low = { top: 600, bottom: 690 };
    expect(liftOfIsland({ first, others: [first], header: 80, cards: 500 })).toBe(66);
    expect(liftOfIsland({ first, others: [first, low], header: 80, cards: 500 })).toBe(196);
  });

  it('keeps the first flag below the header when both do not fit', () => {
    const high = { top: 120, bottom: 200 };
    const low = { top: 600, bottom: 690 };
    expect(liftOfIsland({ first: high, others: [high, low], header: 80, cards: 500 })).toBe(40);
  });
});
