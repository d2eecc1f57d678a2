import { sweepSessions } from './auth/session';
import { sweepThrottle } from './auth/throttle';
import { resumeImports } from './imports/carry-out';
import { forgetOldPlans } from './imports/plan-import';
import type { Services } from './services';

const every = 60 * 60_000;

/** Ends imports that were cut off and removes what is over: now, and then every hour. @returns a function that stops it */
export function sweepNowAndThen({ database, clock, log }: Services): () => void {
  const sweep = async () => {
    try {
      await sweepSessions(database.db, clock());
      await sweepThrottle(database.db, clock());
      await resumeImports(database.db, clock());
      await forgetOldPlans(database.db, clock());
    } catch (error) {
      log.warn({ code: 'sweep-failed', err: error });
    }
  };
  void sweep();
  const timer = setInterval(() => void sweep(), every);
  timer.unref();
  return () => clearInterval(timer);
}
