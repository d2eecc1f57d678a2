import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { brand } from '@/contract/brand';
import { version } from '../../../../../package.json';
import { keyFingerprint } from '../../../platform/crypto/keys';
import type { AllAccountsDb, Database } from '../../../platform/db/database';
import { answerMonthsOf, type Table, tablesOf } from '../../catalogue';
import { frameKey, sealed } from './frames';
import { formatVersion, type Header } from './header';
import { pagesOf, writeValuesAlike } from './rows';
import { type TableSum, tableSum } from './table-sum';

/*
 * A backup is one file: a readable line, the rows (gzip, encrypted with a key that follows from the server's), and the
 * SHA-256 of all that, so that a file that was cut off or damaged is known before anything of it is used.
 */

export interface BackupOptions {
  readonly file: string;
  /** The server's key. */
  readonly secret: Buffer;
  readonly now: Date;
}

const countOf = async (tx: AllAccountsDb, { name }: Table): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${sql.table(name)}`.execute(tx);
  return rows[0]?.count ?? 0;
};

async function headerOf(tx: AllAccountsDb, engine: Database['engine'], { secret, now }: BackupOptions) {
  const tables = await tablesOf(tx);
  const counts = new Map<string, number>();
  for (const table of tables) counts.set(table.name, await countOf(tx, table));
  const migrations = await tx
    .selectFrom('schema_migration')
    .select(['name', 'checksum'])
    .orderBy('name')
    .execute();
  const header: Header = {
    product: brand.slug,
    kind: 'backup',
    format: formatVersion,
    version,
    engine,
    madeAt: now.toISOString(),
    keyFingerprint: keyFingerprint(secret),
    salt: randomBytes(16).toString('hex'),
    migrations,
    answerMonths: [...(await answerMonthsOf(tx))],
    tables: tables.map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name),
      rows: counts.get(name) ?? 0,
    })),
    accounts: counts.get('account') ?? 0,
    pupils: counts.get('pupil') ?? 0,
  };
  return { header, tables };
}

/** The rows as text: `# table` before those of each, and last `= ` with the sums of all. */
async function* contentsOf(tx: AllAccountsDb, tables: readonly Table[]): AsyncGenerator<string> {
  const sums: Record<string, TableSum> = {};
  for (const table of tables) {
    yield `# ${table.name}\n`;
    const sum = tableSum();
    for await (const lines of pagesOf(tx, table)) {
      for (const line of lines) sum.add(line);
      yield `${lines.join('\n')}\n`;
    }
    sums[table.name] = sum.done();
  }
  yield `= ${JSON.stringify(sums)}\n`;
}

/** Passes all on, and then its SHA-256. */
function withChecksum(): Transform {
  const sum = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _, done) {
      sum.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(null, sum.digest());
    },
  });
}

async function writeInto(
  draft: string,
  tx: AllAccountsDb,
  engine: Database['engine'],
  options: BackupOptions,
) {
  const { header, tables } = await headerOf(tx, engine, options);
  const line = `${JSON.stringify(header)}\n`;
  const key = frameKey(options.secret, header.salt, line);
  const gzip = createGzip();
  const packing = pipeline(Readable.from(contentsOf(tx, tables)), gzip);
  const bytes = async function* () {
    yield Buffer.from(line);
    yield* sealed(gzip, key);
  };
  const target = fs.createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
  await Promise.all([packing, pipeline(Readable.from(bytes()), withChecksum(), target)]);
  return header;
}

const syncFolder = (folder: string) => {
  // Windows opens no folders; there a rename is durable by itself.
  if (process.platform === 'win32') return;
  const handle = fs.openSync(folder, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
};

/**
 * Writes all rows of one moment into a file. The file has its name only when it is whole and on the disk.
 * @returns what the file says of itself
 */
export async function writeBackup(database: Database, options: BackupOptions): Promise<Header> {
  const { file } = options;
  const draft = `${file}.${process.pid}.draft`;
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    const header = await database.longRunning
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        await writeValuesAlike(tx);
        return writeInto(draft, tx, database.engine, options);
      });
    fs.renameSync(draft, file);
    syncFolder(path.dirname(file));
    return header;
  } catch (error) {
    fs.rmSync(draft, { force: true });
    throw error;
  }
}
