import type { Job } from '../platform/jobs/jobs';
import type { Services } from '../platform/services';
import { purgeForms } from './purge-forms';
import { purgeWebinars } from './webinars/purge-webinars';
import { sendDueWebinarMail } from './webinars/send-due-mail';

const minute = 60_000;
const day = 24 * 60 * minute;

export const jobs: readonly Job<Services>[] = [
  { kind: 'purge-forms', every: day, run: ({ database: { db } }, now) => purgeForms(db, now) },
  { kind: 'purge-webinars', every: day, run: purgeWebinars },
  // A reminder of an hour before cannot wait for work that takes long.
  { kind: 'webinar-mail', every: minute, prompt: true, run: sendDueWebinarMail },
];
