import { randomBytes } from 'node:crypto';
import pg from 'pg';

const server = process.env.SN_TEST_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432/postgres';

async function once(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export interface ScratchDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty database of its own on the PostgreSQL of this machine; undefined where there is none. */
export async function scratchDatabase(): Promise<ScratchDatabase | undefined> {
  const name = `sn_bench_${randomBytes(6).toString('hex')}`;
  try {
    await once(`create database ${name}`);
  } catch {
    return undefined;
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => once(`drop database ${name} with (force)`) };
}
