import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** `url`: the database of this run. `missing`: why there is none. */
    readonly postgres: { readonly url: string; readonly missing?: string };
  }
}

const server = process.env.SN_TEST_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432/postgres';

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Gives each run a database of its own on the PostgreSQL server, when one answers, and drops it at the end with all that
 * the tests left in it.
 */
export default async function makeDatabase({ provide }: TestProject) {
  const name = `sn_run_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  try {
    await onServer(async (client) => {
      await client.query(`create database ${name}`);
      // Its rows need not outlive the server: no test waits for the disk.
      await client.query(`alter database ${name} set synchronous_commit = off`);
    });
  } catch (error) {
    const missing = error instanceof Error ? error.message || 'no connection' : String(error);
    provide('postgres', { url: server, missing });
    return undefined;
  }
  provide('postgres', { url: url.href });
  return () => onServer((client) => client.query(`drop database ${name} with (force)`));
}
