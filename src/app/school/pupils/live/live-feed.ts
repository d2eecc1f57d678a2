import { addressOf } from '../../../api/call';
import { refused } from '../../../api/refusal';
import { readRetryAfter } from '../../../api/retry-after';
import { readStream } from './read-stream';

/*
 * Shares one event stream between all tabs of a browser: the tab that holds the lock reads it and forwards messages.
 * When it closes, another tab gets the lock. Without locks or without a stream, screens poll.
 */

export interface LiveEvents {
  /** The server reports a change in this group; null means that any group may have changed. */
  readonly news: (groupId: string | null) => void;
  /** True while a tab of this browser has an open stream. */
  readonly connected: (connected: boolean) => void;
}

const name = 'live-feed';
/** First and longest pause before reconnecting, ms; doubled each time, with jitter. */
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

/** Reconnects until `signal` aborts. Leads to the sign-in page when the session has ended. */
async function readForever(pass: (passed: Passed) => void, signal: AbortSignal): Promise<void> {
  let wait = patience.first;
  let open = false;
  const { url } = addressOf('watchLive');
  const setOpen = (now: boolean) => {
    if (open === now) return;
    open = now;
    pass({ connected: now });
    // Reads again what may have changed without a stream.
    if (now) pass({ news: null });
  };
  while (!signal.aborted) {
    let asked = 0;
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
      if (problem instanceof Response) asked = readRetryAfter(problem) ?? 0;
    }
    setOpen(false);
    await pause(Math.max(asked, wait * (0.75 + Math.random() / 2)), signal);
    wait = Math.min(patience.most, 2 * wait);
  }
}

/**
 * Follows the feed of this browser.
 * @returns a function that stops following
 */
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
    // Aborted before this tab got the lock.
    .catch(() => undefined);
  return () => {
    if (isOpenHere) channel.postMessage({ connected: false } satisfies Passed);
    ending.abort();
    channel.close();
  };
}
