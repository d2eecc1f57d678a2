import { sweepSessions } from '../auth/session';
import { purgeEmptyBuckets } from '../auth/throttle';
import { noteErased } from '../backup/erase-list';
import { sweepBotChecks } from '../bot-check/altcha';
import { refitDifficulties } from '../difficulty/refit';
import { forgetFriends } from '../friends/handlers';
import { resumeImports } from '../imports/carry-out';
import { forgetOldPlans } from '../imports/plan-import';
import { sendLicenceNotices } from '../licence/notices';
import { sweepKeptMails } from '../mail/kept-mail';
import { sendMail, sweepMail } from '../mail/send-mail';
import { sweepMessages } from '../messages/send-message';
import { sweepPasswordLinks } from '../passwords/password-token';
import { answerPasswordRequests } from '../passwords/request-password';
import { forgetOldChanges } from '../pupils/record-changes';
import { endContracts } from '../retention/contract-end';
import { tendLeavers } from '../retention/leavers';
import { publishStandardCollections } from '../settings/collections';
import { eraseTrash } from './erase-trash';
import type { Job } from './jobs';
import { forgetOldRecords } from './retention';

const minute = 60_000;
const hour = 60 * minute;

/** Also what was erased before a run failed is on the list that outlives the database. */
const erasing =
  (run: Job['run']): Job['run'] =>
  async (services, now) => {
    try {
      await run(services, now);
    } finally {
      await noteErased({ ...services, db: services.database.db });
    }
  };

/** Somebody waits for these: nothing that takes long goes before them. */
const letters: readonly Job[] = [
  { kind: 'password-requests', every: minute, lease: 2 * minute, prompt: true, run: answerPasswordRequests },
  { kind: 'mail', every: minute, lease: 2 * minute, prompt: true, run: sendMail },
];

const housekeeping: readonly Job[] = [
  {
    kind: 'sweep',
    every: hour,
    async run({ database: { db }, config }, now) {
      await sweepSessions(db, now);
      await purgeEmptyBuckets(db, now);
      await sweepPasswordLinks(db, now);
      await sweepBotChecks(db, now);
      await sweepMail(db, now);
      await sweepMessages(db, now);
      await forgetFriends(db, now);
      await sweepKeptMails(config.dataDir, now);
    },
  },
  {
    kind: 'imports',
    every: 5 * minute,
    async run({ database: { db } }, now) {
      await resumeImports(db, now);
      await forgetOldPlans(db, now);
      await forgetOldChanges(db, now);
    },
  },
  {
    kind: 'retention',
    every: 24 * hour,
    run: ({ database: { db } }, now) => forgetOldRecords(db, now),
  },
  { kind: 'licence-notices', every: 6 * hour, run: sendLicenceNotices },
  { kind: 'leavers', every: 12 * hour, run: erasing(tendLeavers) },
  { kind: 'contract-ends', every: 6 * hour, lease: hour, run: erasing(endContracts) },
  // Behind the first start, not before it: the lists of settings need them all, a map only its own.
  { kind: 'collections', every: 24 * hour, run: ({ database: { db } }) => publishStandardCollections(db) },
  {
    kind: 'difficulties',
    every: 24 * hour,
    // While nobody practises.
    hour: 2,
    lease: hour,
    run: ({ database: { db } }, now) => refitDifficulties(db, now),
  },
  {
    kind: 'erase-trash',
    every: 24 * hour,
    run: erasing(({ database: { db } }, now) => eraseTrash(db, now)),
  },
];

export const lanes: readonly (readonly Job[])[] = [letters, housekeeping];

export const allJobs: readonly Job[] = lanes.flat();
