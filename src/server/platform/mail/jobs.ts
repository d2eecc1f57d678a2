import type { Config } from '../config/config';
import type { Job } from '../jobs/jobs';
import { purgeExpiredEmailFiles } from './email-files';
import { type Postman, purgeExpiredMail, sendMail } from './send-mail';

const minute = 60_000;

type MailJob = Job<Postman & { readonly config: Pick<Config, 'dataDir'> }>;

export const jobs: readonly MailJob[] = [
  { kind: 'mail', every: minute, lease: 2 * minute, prompt: true, run: sendMail },
  {
    kind: 'purge-mail',
    every: 60 * minute,
    async run({ database: { db }, config }, now) {
      await purgeExpiredMail(db, now);
      await purgeExpiredEmailFiles(config.dataDir, now);
    },
  },
];
