import { freshIndexedDb } from '@tests/unit/fresh-indexed-db';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

freshIndexedDb();

/** Stubs the parts of a page that the outbox uses. */
function stubPage(storage: unknown) {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { storage });
}

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = async () => (await import('./page-outbox')).pageOutbox();

it('requests persistent storage once', async () => {
  const persist = vi.fn(() => Promise.resolve(true));
  stubPage({ persist });
  const { pageOutbox } = await import('./page-outbox');
  const [first, second] = await Promise.all([pageOutbox(), pageOutbox()]);
  expect(persist).toHaveBeenCalledTimes(1);
  expect(second).toBe(first);
  expect(first.status().medium).toBe('disk');
});

it.each([
  ['says no', { persist: () => Promise.resolve(false) }],
  ['fails', { persist: () => Promise.reject(new Error('not here')) }],
  ['knows nothing of it', undefined],
])('stores answers on disk when the browser %s', async (_, storage) => {
  stubPage(storage);
  expect((await open()).status()).toMatchObject({ waiting: 0, medium: 'disk' });
});
