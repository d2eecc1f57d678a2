import { useEffect, useState } from 'react';
import type { RoundSession } from '../session/types';

/** With this many tasks left the round may be finished. */
const nearlyDone = 2;

/**
 * Pauses a round between two tasks when the day's time is used up; never a test. Returns whether the time is used up.
 * @param left time left when the round was opened, ms; null without a limit
 */
export function useDailyLimit(session: RoundSession, left: number | null): boolean {
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
      if (!view.isTest && view.length - view.done > nearlyDone) session.pause('time');
    });
  }, [session, left]);
  return over;
}
