import { DatabaseUnavailable } from '../db/database-unavailable';
import type { Log } from '../log/log';

/** ms between two log lines about the same error. The pause doubles from `first` to `last`. */
const warnEvery = { first: 60_000, last: 10 * 60_000 };
/** ms until a failed lane polls again, doubling too. `last` is short because somebody may wait for an email. */
const retryAfter = { first: 3000, last: 30_000 };

interface Lane {
  /** Returns whether this lane may look for work now. */
  readonly mayPoll: () => boolean;
  readonly failed: (error: unknown) => void;
  readonly succeeded: () => void;
}

interface Warning {
  wait: number;
  warnAt: number;
}

const reasonOf = (error: unknown) => (error instanceof DatabaseUnavailable ? error.reason : undefined);

/**
 * Slows down job lanes that cannot poll for work. Logs a failure once for all lanes, repeats it at growing intervals,
 * and logs once when every lane works again.
 * @param clock monotonic, ms
 * @returns function that adds a lane
 */
export function laneBackoff(log: Pick<Log, 'info' | 'warn'>, clock: () => number): () => Lane {
  // Keyed by the database's reason, with one key for all other errors.
  const warnings = new Map<string, Warning>();
  const failing = new Set<object>();

  const warn = (error: unknown) => {
    const reason = reasonOf(error);
    const warning = warnings.get(reason ?? '') ?? { wait: warnEvery.first / 2, warnAt: clock() };
    if (clock() < warning.warnAt) return;
    warning.wait = Math.min(2 * warning.wait, warnEvery.last);
    warning.warnAt = clock() + warning.wait;
    warnings.set(reason ?? '', warning);
    log.warn(reason ? { code: 'jobs-paused', reason } : { code: 'jobs-failed', err: error });
  };

  return () => {
    const lane = {};
    let wait = retryAfter.first / 2;
    let pollAt = Number.NEGATIVE_INFINITY;
    return {
      mayPoll: () => clock() >= pollAt,
      failed(error) {
        wait = Math.min(2 * wait, retryAfter.last);
        pollAt = clock() + wait;
        failing.add(lane);
        warn(error);
      },
      succeeded() {
        wait = retryAfter.first / 2;
        failing.delete(lane);
        if (failing.size > 0 || warnings.size === 0) return;
        warnings.clear();
        log.info({ code: 'jobs-resumed' });
      },
    };
  };
}
