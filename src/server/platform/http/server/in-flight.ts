import { localeOf } from '../../../shared/locale';
import { CallError, errorBody, retryAfterSeconds } from '../errors';
import { isNavigation, waitPage } from '../pages/wait-page';

type Fetch<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Response | Promise<Response>;

/** Counts the requests that are being answered, so that a stop can wait for them. */
export interface InFlight {
  /**
   * The same function, counted; once the server is closing new calls get 503. Files are still given: a page that is
   * open loads its parts over a connection it has, and a part that is refused once is missing for good.
   */
  counted<Rest extends unknown[]>(fetch: Fetch<Rest>): Fetch<Rest>;
  /** From now on nothing new is begun; resolves when all that was begun is answered. */
  finish(): Promise<void>;
}

export function inFlight(): InFlight {
  let running = 0;
  let closing = false;
  let finished: (() => void) | undefined;
  const settle = () => {
    running -= 1;
    if (running === 0) finished?.();
  };
  return {
    counted:
      (fetch) =>
      async (request, ...rest) => {
        if (closing && isCall(request)) return refusal(request);
        running += 1;
        try {
          return await fetch(request, ...rest);
        } finally {
          settle();
        }
      },
    finish() {
      closing = true;
      return running === 0 ? Promise.resolve() : new Promise((resolve) => (finished = resolve));
    },
  };
}

function refusal({ headers }: Request): Response {
  const closing = new CallError(503, 'closing');
  const locale = localeOf((name) => headers.get(name) ?? undefined);
  const settings = {
    status: closing.status,
    headers: { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' },
  };
  if (!isNavigation((name) => headers.get(name))) return Response.json(errorBody(closing, locale), settings);
  const page = new Response(waitPage(locale, retryAfterSeconds), settings);
  page.headers.set('content-type', 'text/html; charset=utf-8');
  return page;
}

const isCall = ({ url }: Request) => new URL(url).pathname.startsWith('/api/');
