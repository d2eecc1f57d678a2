import type { DatabaseUnavailable } from '../database-unavailable';
import { codeOf } from './outages';

/** What an operator is told: codes only, since messages of a database can hold rows. */
export type OutageReport =
  | { readonly code: 'database-away'; readonly reason: string; readonly sqlState?: string }
  | { readonly code: 'database-back'; readonly awayMs: number };

export interface OutageWatch {
  failed(outage: DatabaseUnavailable): void;
  answered(): void;
}

/** ms without a failure before the database is said to be back: one that comes and goes is one outage. */
const calmMs = 5000;

/** Tells once that the database went away and once that it is back, however many calls notice. */
export function outageWatch(
  report: (report: OutageReport) => void,
  clock: () => number = Date.now,
): OutageWatch {
  let awaySince: number | undefined;
  let lastFailure = 0;
  return {
    failed({ reason, cause }) {
      lastFailure = clock();
      if (awaySince !== undefined) return;
      awaySince = lastFailure;
      const sqlState = codeOf(cause);
      report({ code: 'database-away', reason, ...(sqlState === undefined ? {} : { sqlState }) });
    },
    answered() {
      if (awaySince === undefined || clock() - lastFailure < calmMs) return;
      report({ code: 'database-back', awayMs: clock() - awaySince });
      awaySince = undefined;
    },
  };
}
