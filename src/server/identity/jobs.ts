import type { Job } from '../platform/jobs/jobs';
import type { Services } from '../platform/services';
import { purgeExpiredBotChecks } from './bot-check/altcha';
import { purgeExpiredPasswordLinks } from './passwords/password-token';
import { answerPasswordRequests } from './passwords/request-password';
import { purgeExpiredSessions } from './session/session';
import { purgeEmptyBuckets } from './throttle/throttle';

const minute = 60_000;

export const jobs: readonly Job<Services>[] = [
  { kind: 'password-requests', every: minute, lease: 2 * minute, prompt: true, run: answerPasswordRequests },
  {
    kind: 'purge-sign-ins',
    every: 60 * minute,
    async run({ database: { db } }, now) {
      await purgeExpiredSessions(db, now);
      await purgeEmptyBuckets(db, now);
      await purgeExpiredPasswordLinks(db, now);
      await purgeExpiredBotChecks(db, now);
    },
  },
];
