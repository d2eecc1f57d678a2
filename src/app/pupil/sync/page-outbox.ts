import { cachedUser } from '../../session/device/cached-pupil';
import { session } from '../../session/session';
import { openDiskStore } from './outbox/disk-store';
import { createMemoryStore } from './outbox/memory-store';
import { createOutbox, type Outbox } from './outbox/outbox';
import { serverTransport } from './outbox/server-transport';
import { lockWindow } from './window-lock';

let outbox: Promise<Outbox> | null = null;

/**
 * Returns the outbox of this page. Opening it sends what earlier tabs or other children left on this device; that
 * needs no session, because every window has its own ticket.
 */
export function pageOutbox(): Promise<Outbox> {
  outbox ??= open();
  return outbox;
}

async function open(): Promise<Outbox> {
  const store = await openDiskStore().catch(() => createMemoryStore());
  const clock = {
    now: () => Date.now(),
    after(ms: number, run: () => void) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
  const device = { present: () => cachedUser()?.id ?? null, lock: lockWindow };
  const opened = await createOutbox(store, serverTransport, clock, device);
  // Another child signed in on this page, or the session ended.
  session.subscribe(() => void opened.tidy().catch(() => undefined));
  window.addEventListener('online', () => opened.sendNow());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') opened.sendNow();
  });
  // Asks the browser not to delete unsent answers; it may refuse.
  navigator.storage?.persist?.().catch(() => false);
  opened.sendNow();
  return opened;
}
