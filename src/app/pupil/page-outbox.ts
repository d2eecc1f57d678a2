import { keptUser } from '../session/kept-pupil';
import { session } from '../session/session';
import { openDiskStore } from './outbox/disk-store';
import { createMemoryStore } from './outbox/memory-store';
import { createOutbox, type Outbox } from './outbox/outbox';
import { serverTransport } from './outbox/server-transport';
import { takeWindow } from './round/window-lock';

let outbox: Promise<Outbox> | null = null;

/**
 * The outbox of this page. Opening it sends what earlier tabs, or another child on this device, left behind; it
 * needs no session, because every window carries its own right to add answers.
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
  const device = { present: () => keptUser()?.id ?? null, hold: takeWindow };
  const opened = await createOutbox(store, serverTransport, clock, device);
  // Another child came in without a new page, or the session is over.
  session.subscribe(() => void opened.tidy().catch(() => undefined));
  window.addEventListener('online', () => opened.kick());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') opened.kick();
  });
  // Ask the browser not to clear away what has not been sent; it may say no.
  navigator.storage?.persist?.().catch(() => false);
  opened.kick();
  return opened;
}
