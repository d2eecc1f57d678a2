import { describe, expect, it } from 'vitest';
import { afterAction, type CardState, cardSize, childActions } from './stamps';

const empty: CardState = { stamps: 0, full: 0, last: null };

describe('afterAction', () => {
  it('gives the same for a round with mistakes as for one without', () => {
    expect(afterAction(empty, 'mistakes').stamps).toBe(afterAction(empty, 'faultless').stamps);
  });

  it('never takes a stamp away', () => {
    for (const action of childActions)
      expect(afterAction({ ...empty, stamps: 4 }, action).stamps).toBeGreaterThanOrEqual(4);
  });

  it('gives nothing for a round that was left', () => {
    expect(afterAction(empty, 'stopped').stamps).toBe(0);
  });

  it('counts a full card once, and begins the next with the stamp after it', () => {
    const full = afterAction({ ...empty, stamps: cardSize - 1 }, 'slow');
    expect(full).toMatchObject({ stamps: cardSize, full: 1 });
    expect(afterAction(full, 'known')).toMatchObject({ stamps: 1, full: 1 });
  });
});
