import type { Job } from '../../platform/jobs/jobs';
import type { Services } from '../../platform/services';
import { sendLicenceNotices } from './notices';
import { purgeRequests } from './requests/purge-requests';

const hour = 3_600_000;

export const jobs: readonly Job<Services>[] = [
  { kind: 'licence-notices', every: 6 * hour, run: sendLicenceNotices },
  {
    kind: 'purge-licence-requests',
    every: 24 * hour,
    run: ({ database: { db } }, now) => purgeRequests(db, now),
  },
];
