import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { openEmbedded } from '../../platform/db/embedded/open';
import { migrate } from '../../platform/db/migrate';

/*
 * A program that writes rows and says each id on its output once it is durable, until it is killed. Its
 * arguments: the data folder and the built database thread.
 */

const [, , dataDir = '', workerFile = ''] = process.argv;
const { db } = await openEmbedded({ dataDir, workerFile });
await migrate(db);
const accountId = randomUUID();
await db
  .insertInto('account')
  .values({
    account_id: accountId,
    slug: accountId,
    kind: 'school',
    name: 'x',
    country: 'nl',
    school_code: null,
  })
  .execute();
const say = (line: string) => fs.writeSync(1, `${line}\n`);
say('ready');
for (;;) {
  const id = randomUUID();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('audit_event')
      .values({
        account_id: accountId,
        event_id: id,
        action: 'kept',
        actor_id: null,
        subject_id: null,
        counts: null,
      })
      .execute();
    await tx
      .insertInto('rate_limit')
      .values({ bucket: 'written', count: 1, empty_at: new Date(0) })
      .onConflict((on) =>
        on.column('bucket').doUpdateSet((row) => ({ count: row('rate_limit.count', '+', 1) })),
      )
      .execute();
  });
  say(id);
}
