import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
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
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * Creates a database on the PostgreSQL server of this machine: empty, or a copy of one without connections.
 *
 * @returns undefined where there is no server
 */
export async function scratchDatabase(copied?: ScratchDatabase): Promise<ScratchDatabase | undefined> {
  const name = `sn_bench_${randomBytes(6).toString('hex')}`;
  try {
    await once(`create database ${name}${copied ? ` template ${copied.name}` : ''}`);
  } catch {
    return undefined;
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => once(`drop database ${name} with (force)`) };
}

const tickMs = 10;

/** Returns the CPU time of a process of this machine, ms; 0 when it has ended or cannot be read. */
function cpuOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return ((user ?? 0) + (system ?? 0)) * tickMs;
  } catch {
    return 0;
  }
}

/**
 * Returns the CPU time that the server's processes for this database have used, ms: the client's own CPU time is only
 * part of the cost of an answer.
 */
export async function serverCpuMs(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  return rows.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
}
