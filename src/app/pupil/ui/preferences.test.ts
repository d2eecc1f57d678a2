import { afterEach, describe, expect, it, vi } from 'vitest';
import { isSoundOn, saveSound } from './preferences';

/** Gives the page a storage in memory. */
function withStorage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('sound of games', () => {
  it('begins as the school wants it, with sound where it says nothing', () => {
    withStorage();
    expect([isSoundOn(), isSoundOn(true), isSoundOn(false)]).toEqual([true, true, false]);
  });

  it('is what was chosen on the device, whatever the school wants', () => {
    withStorage();
    saveSound(true);
    expect(isSoundOn(false)).toBe(true);
    saveSound(false);
    expect(isSoundOn(true)).toBe(false);
  });

  it('follows the school where storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    expect([isSoundOn(true), isSoundOn(false)]).toEqual([true, false]);
  });
});
