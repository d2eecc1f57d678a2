import type { Server } from 'node:http';
import type { InFlight } from './in-flight';

/** A request that takes longer than this is cut off; nothing of it was acknowledged. */
const patience = 10_000;

/** Resolves with the signal at the first SIGTERM or SIGINT; a second one ends the process at once. */
export const whenAskedToStop = (): Promise<string> =>
  new Promise((resolve) => {
    const asked = (signal: NodeJS.Signals) => {
      resolve(signal);
      process.once('SIGTERM', () => process.exit(1));
      process.once('SIGINT', () => process.exit(1));
    };
    process.once('SIGTERM', asked);
    process.once('SIGINT', asked);
  });

/** Takes no more connections, and answers what was begun: what a client is told is done, is done. */
export async function stopGracefully(server: Server, requests: InFlight): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([requests.finish(), tooLong]);
  // The last answers may still be on their way to the socket: idle connections go, busy ones finish.
  server.closeIdleConnections();
  const flushed = setInterval(() => server.closeIdleConnections(), 20);
  await Promise.race([closed, tooLong]);
  clearInterval(flushed);
  clearTimeout(timer);
  server.closeAllConnections();
}
