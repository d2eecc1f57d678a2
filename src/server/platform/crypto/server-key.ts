import { sql } from 'kysely';
import { StartError } from '../../shared/start-error';
import type { Config } from '../config/config';
import type { AllAccountsDatabase, GlobalDb } from '../db/database';
import { keyFingerprint, readSecret, secretFileIn, storedSecret } from './keys';

/** One number for the whole product: processes that start together agree on one key. */
const lockKey = 7_402_661;

const consequence = 'without it login cards, picture passwords and second steps do not work';

const missing = (dataDir: string) =>
  new StartError(
    `The key that belongs to this database is missing (${secretFileIn(dataDir)}), and ${consequence}: put the backup of that file back, restore with \`npm run restore\`, or set SERVER_KEY where the key was given that way.`,
  );

const other = (source: string) =>
  new StartError(
    `${source} is not the key that belongs to this database, and ${consequence}: put the right one back, or restore database and key together with \`npm run restore\`.`,
  );

/** Whether somebody was ever entered here: before that nothing can have been sealed. */
async function isInUse(db: GlobalDb): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from account) or exists (select from app_user) as used`.execute(db);
  return rows[0]?.used === true;
}

/**
 * The server's one secret, made at the first start. The database names the secret it was filled with, so that a server
 * never runs with another one.
 * @throws StartError when the secret is missing or another one
 */
export async function openSecret(
  db: AllAccountsDatabase,
  { serverKey, dataDir }: Pick<Config, 'serverKey' | 'dataDir'>,
): Promise<Buffer> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(tx);
    const noted = await tx.selectFrom('server_key').select('fingerprint').executeTakeFirst();
    const given = serverKey ?? readSecret(dataDir);
    if (!given && (noted || (await isInUse(tx)))) throw missing(dataDir);
    const secret = given ?? storedSecret(dataDir);
    const fingerprint = keyFingerprint(secret);
    if (!noted) await tx.insertInto('server_key').values({ fingerprint }).execute();
    else if (noted.fingerprint !== fingerprint) throw other(serverKey ? 'SERVER_KEY' : secretFileIn(dataDir));
    return secret;
  });
}
