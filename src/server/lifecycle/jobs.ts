import type { Job } from '../platform/jobs/jobs';
import type { Services } from '../platform/services';
import { recordErased } from './erasure/erase-list';
import { eraseTrash } from './erasure/erase-pupil';
import { endContracts } from './retention/contract-end';
import { processLeavers } from './retention/process-leavers';

const hour = 3_600_000;

/** Wraps a job that erases: also what was erased before a run failed is on the list that outlives the database. */
const erasing =
  (run: Job<Services>['run']): Job<Services>['run'] =>
  async (services, now) => {
    try {
      await run(services, now);
    } finally {
      await recordErased({ ...services, db: services.database.db });
    }
  };

export const jobs: readonly Job<Services>[] = [
  { kind: 'leavers', every: 12 * hour, run: erasing(processLeavers) },
  { kind: 'contract-ends', every: 6 * hour, lease: hour, run: erasing(endContracts) },
  {
    kind: 'erase-trash',
    every: 24 * hour,
    run: erasing(({ database: { db } }, now) => eraseTrash(db, now)),
  },
];
