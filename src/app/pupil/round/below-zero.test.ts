import { describe, expect, it } from 'vitest';
import { sumOf } from '@/maths/sum/read-sum';
import type { PoolEntry } from '@/maths/window/sum-window';
import { hasBelowZero } from './below-zero';

const pool = (...ids: string[]) => ({ pool: ids.map((id) => ({ sumId: sumOf(id).id }) as PoolEntry) });

describe('a window with answers below zero', () => {
  it('is one of which any sum has such an answer', () => {
    expect(hasBelowZero(pool('9-5=_', '5-9=_'))).toBe(true);
    expect(hasBelowZero(pool('9-5=_', '3-_=8'))).toBe(true);
    expect(hasBelowZero(pool('9-5=_', '7+5=_'))).toBe(false);
  });

  it('is not one of comparisons: their answers are signs', () => {
    expect(hasBelowZero(pool('3?8'))).toBe(false);
  });
});
