import type { Job } from '../platform/jobs/jobs';
import type { Services } from '../platform/services';
import { startPlannedLicences } from './accounts/start-planned-licences';
import { rewardReferrals } from './applications/reward-referrals';
import { deliverMessages, deliveryJob, purgeOfficeMessages } from './messages/deliver';
import { publishProgramSums } from './sums/publish-program';
import { countUsageDays, purgeUsage } from './usage/count-days';

const hour = 3_600_000;

export const jobs: readonly Job<Services>[] = [
  { kind: 'referral-rewards', every: hour, run: rewardReferrals },
  { kind: deliveryJob, every: hour / 60, run: deliverMessages },
  { kind: 'purge-office-messages', every: 24 * hour, run: purgeOfficeMessages },
  { kind: 'usage-days', every: hour / 6, run: countUsageDays },
  { kind: 'purge-usage', every: 24 * hour, run: purgeUsage },
  {
    kind: 'program-sums',
    every: 24 * hour,
    run: ({ database: { db } }, now) => publishProgramSums(db, now),
  },
  { kind: 'planned-licences', every: hour, run: startPlannedLicences },
];
