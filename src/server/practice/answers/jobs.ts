import { createUpcomingPartitions } from '../../platform/db/answer-partition';
import type { Job } from '../../platform/jobs/jobs';

export const jobs: readonly Job[] = [
  {
    kind: 'answer-partitions',
    every: 24 * 3_600_000,
    run: ({ database: { db } }, now) => createUpcomingPartitions(db, now),
  },
];
