import { addressOf } from '../../api/call';
import { refused } from '../../api/refusal';
import { readStream } from './read-stream';

/*
 * One stream for all tabs of a browser: the tab that gets the lock reads it and passes on what it hears. When that tab
 * is closed the next one gets the lock. Where a browser cannot do that, or while there is no stream, screens ask again
 * by themselves.
 */

export interface LiveEvents {
  /** Something of this group is new; null: perhaps of any. */
  readonly news: (groupId: string | null) => void;
  /** Whether a stream is open somewhere in this browser. */
  readonly connected: (connected: boolean) => void;
}

const name = 'live-feed';
/** ms before a stream is opened again: the first time, and at most. Doubled each time, and never quite the same. */
const patience = { first: 1000, most: 30_000 };

type Passed = { readonly news: string | null } | { readonly connected: boolean } | { readonly who: 'reads' };

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go, { once: true });
    signal.addEventListener('abort', go, { once: true });
  });

/** Opens the stream again and again until `signal`; whoever is no longer signed in is led to the sign-in page. */
async function readForever(pass: (passed: Passed) => void, signal: AbortSignal): Promise<void> {
  let wait = patience.first;
  let open = false;
  const { url } = addressOf('watchLive');
  const setOpen = (now: boolean) => {
    if (open === now) return;
    open = now;
    pass({ connected: now });
    // What happened while there was none is read anew.
    if (now) pass({ news: null });
  };
  while (!signal.aborted) {
    try {
      await readStream(url, {
        hear: (groupId) => pass({ news: groupId }),
        alive: () => {
          wait = patience.first;
          setOpen(true);
        },
        signal,
      });
    } catch (problem) {
      const status = problem instanceof Response ? problem.status : 0;
      if (status === 401 || status === 403) {
        setOpen(false);
        return refused(status);
      }
    }
    setOpen(false);
    await pause(wait * (0.75 + Math.random() / 2), signal);
    wait = Math.min(patience.most, 2 * wait);
  }
}

/** Follows the feed of this browser. @returns ends it */
export function followLive({ news, connected }: LiveEvents): () => void {
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return () => undefined;
  const ending = new AbortController();
  const channel = new BroadcastChannel(name);
  let isOpenHere = false;
  const apply = (passed: Passed) => {
    if ('news' in passed) news(passed.news);
    else if ('connected' in passed) connected(passed.connected);
  };
  const pass = (passed: Passed) => {
    if ('connected' in passed) isOpenHere = passed.connected;
    apply(passed);
    channel.postMessage(passed);
  };
  channel.onmessage = ({ data }: MessageEvent<Passed>) => {
    if (!('who' in data)) apply(data);
    else if (isOpenHere) channel.postMessage({ connected: true } satisfies Passed);
  };
  channel.postMessage({ who: 'reads' } satisfies Passed);
  navigator.locks
    .request(name, { signal: ending.signal }, () => readForever(pass, ending.signal))
    // Given up before it was this tab's turn.
    .catch(() => undefined);
  return () => {
    if (isOpenHere) channel.postMessage({ connected: false } satisfies Passed);
    ending.abort();
    channel.close();
  };
}
