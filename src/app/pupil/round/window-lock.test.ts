import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeWindow } from './window-lock';

type Use = (lock: { readonly name: string } | null) => Promise<void> | undefined;

/** Locks as a browser has them, for the one option that is used: there at once, or not at all. */
function locks() {
  const held = new Set<string>();
  return {
    async request(name: string, _options: { readonly ifAvailable: true }, use: Use) {
      if (held.has(name)) return use(null);
      held.add(name);
      await use({ name });
      held.delete(name);
    },
  };
}

describe('a round open in several tabs', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is live in the first, refused to the second, and free again when the first is done', async () => {
    vi.stubGlobal('navigator', { locks: locks() });
    const free = await takeWindow('one');
    expect(free).not.toBeNull();
    expect(await takeWindow('one')).toBeNull();
    expect(await takeWindow('another')).not.toBeNull();
    free?.();
    await vi.waitFor(async () => expect(await takeWindow('one')).not.toBeNull());
  });

  it('is live in each where the browser has no locks: the server keeps one answer a place', async () => {
    vi.stubGlobal('navigator', {});
    expect(await takeWindow('one')).not.toBeNull();
    expect(await takeWindow('one')).not.toBeNull();
  });
});
