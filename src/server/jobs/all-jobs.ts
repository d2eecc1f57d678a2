import { sweepSessions } from '../auth/session';
import { sweepThrottle } from '../auth/throttle';
import { sweepBotChecks } from '../bot-check/altcha';
import { resumeImports } from '../imports/carry-out';
import { forgetOldPlans } from '../imports/plan-import';
import { sweepKeptMails } from '../mail/kept-mail';
import { sendMail, sweepMail } from '../mail/send-mail';
import { sweepPasswordLinks } from '../passwords/password-token';
import { answerPasswordRequests } from '../passwords/request-password';
import { publishStandardCollections } from '../settings/collections';
import { eraseTrash } from './erase-trash';
import type { Job } from './jobs';

const minute = 60_000;
const hour = 60 * minute;

/** Somebody waits for these: nothing that takes long goes before them. */
const letters: readonly Job[] = [
  { kind: 'password-requests', every: minute, lease: 2 * minute, run: answerPasswordRequests },
  { kind: 'mail', every: minute, lease: 2 * minute, run: sendMail },
];

const housekeeping: readonly Job[] = [
  {
    kind: 'sweep',
    every: hour,
    async run({ database: { db }, config }, now) {
      await sweepSessions(db, now);
      await sweepThrottle(db, now);
      await sweepPasswordLinks(db, now);
      await sweepBotChecks(db, now);
      await sweepMail(db, now);
      await sweepKeptMails(config.dataDir, now);
    },
  },
  {
    kind: 'imports',
    every: 5 * minute,
    async run({ database: { db } }, now) {
      await resumeImports(db, now);
      await forgetOldPlans(db, now);
    },
  },
  // Behind the first start, not before it: the lists of settings need them all, a map only its own.
  { kind: 'collections', every: 24 * hour, run: ({ database: { db } }) => publishStandardCollections(db) },
  { kind: 'erase-trash', every: 24 * hour, run: ({ database: { db } }, now) => eraseTrash(db, now) },
];

export const lanes: readonly (readonly Job[])[] = [letters, housekeeping];

export const allJobs: readonly Job[] = lanes.flat();
