import { useEffect, useState } from 'react';
import type { RoundSession } from './round-session';

/** Who is this near the end finishes the round, tasks. */
const nearlyDone = 2;

/**
 * Stops a round, kindly, when the time of the day is over: between two tasks, never in the middle of one, and not a
 * test. Returns whether the time is over.
 * @param left time left when the round was opened, ms; null: no limit
 */
export function useKindStop(session: RoundSession, left: number | null): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (left === null) return undefined;
    const begun = session.time();
    let done = session.view().done;
    return session.onView(() => {
      const view = session.view();
      if (view.done === done) return;
      done = view.done;
      if (session.time() - begun < left) return;
      setOver(true);
      if (!view.isTest && view.length - view.done > nearlyDone) session.hold('time');
    });
  }, [session, left]);
  return over;
}
