import { afterEach, describe, expect, it, vi } from 'vitest';
import { lockWindow } from './window-lock';

type Use = (lock: { readonly name: string } | null) => Promise<void> | undefined;

/** Stub of the Locks API with the one option in use, `ifAvailable`. */
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

  it('is locked by the first tab, refused to the second, and free when the first is done', async () => {
    vi.stubGlobal('navigator', { locks: locks() });
    const free = await lockWindow('one');
    expect(free).not.toBeNull();
    expect(await lockWindow('one')).toBeNull();
    expect(await lockWindow('another')).not.toBeNull();
    free?.();
    await vi.waitFor(async () => expect(await lockWindow('one')).not.toBeNull());
  });

  it('opens in every tab of a browser without locks', async () => {
    vi.stubGlobal('navigator', {});
    expect(await lockWindow('one')).not.toBeNull();
    expect(await lockWindow('one')).not.toBeNull();
  });
});
