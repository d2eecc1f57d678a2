type Fetch<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Response | Promise<Response>;

/** Counts the requests that are being answered, so that a stop can wait for them. */
export interface InFlight {
  /** The same function, counted; once the server is closing new requests get 503. */
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
      async (...given) => {
        if (closing) return new Response(null, { status: 503, headers: { 'retry-after': '5' } });
        running += 1;
        try {
          return await fetch(...given);
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
