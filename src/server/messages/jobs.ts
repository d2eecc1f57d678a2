import type { Job } from '../platform/jobs/jobs';
import { purgeExpiredMessages } from './send-message';

export const jobs: readonly Job[] = [
  {
    kind: 'purge-messages',
    every: 3_600_000,
    run: ({ database: { db } }, now) => purgeExpiredMessages(db, now),
  },
];
