import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../../tools/free-port';

/*
 * PostgreSQL servers for a test, which may stop, kill and freeze them. They need PostgreSQL's programs on this machine.
 */

const run = promisify(execFile);

const foldersIn = (parent: string, suffix: string): string[] =>
  fs.existsSync(parent) ? fs.readdirSync(parent).map((name) => path.join(parent, name, suffix)) : [];

/** Returns the folder of `initdb`, `pg_ctl` and `pg_basebackup`; undefined when not found. */
function programs(): string | undefined {
  const places = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...foldersIn('/usr/lib/postgresql', 'bin').toSorted().reverse(),
    ...foldersIn('/opt/homebrew/opt', 'bin').filter((each) => each.includes('postgresql')),
    '/usr/local/pgsql/bin',
  ];
  return places.find((place) =>
    ['initdb', 'pg_ctl', 'pg_basebackup'].every((each) => fs.existsSync(path.join(place, each))),
  );
}

/** Returns the user to run PostgreSQL as: it refuses to run as root, so then the user that its package creates. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Returns why no server can be created here; undefined when one can. */
export function reasonWithoutCluster(): string | undefined {
  if (programs() === undefined)
    return 'PostgreSQL’s programs initdb, pg_ctl and pg_basebackup are not on this machine';
  try {
    owner();
    return undefined;
  } catch {
    return 'this is root, and there is no user postgres';
  }
}

const settings = (port: number) => `
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = ''
fsync = off
wal_level = replica
shared_buffers = 16MB
max_connections = 60
max_wal_senders = 4
wal_keep_size = 64MB
`;

/** Manages servers in a folder that `close` removes. */
export function clusters() {
  const bin = programs() ?? '';
  const as = owner();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sommeneiland-cluster-'));
  if (as) fs.chownSync(folder, as.uid, as.gid);
  const program = (name: string, ...given: string[]) =>
    run(path.join(bin, name), given, {
      ...as,
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C', HOME: folder },
    });
  const all = new Set<Cluster>();
  let made = 0;

  const clusterIn = async (data: string, port: number) => {
    const control = (...given: string[]) => program('pg_ctl', '-D', data, '-s', '-w', ...given);
    const start = () => control('start', '-l', `${data}.log`, '-o', `-p ${port}`);
    const signal = (name: NodeJS.Signals) => {
      const main = Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      const children = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
        .split('\n')
        .map((line) => line.trim().split(/\s+/).map(Number))
        .flatMap(([pid, parent]) => (parent === main && pid ? [pid] : []));
      for (const pid of [main, ...children]) {
        try {
          process.kill(pid, name);
        } catch {
          // The process has ended in the meantime.
        }
      }
    };
    await start();
    const cluster = {
      data,
      port,
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      start,
      /** `immediate` is a crash: the next start recovers. */
      stop: (mode: 'fast' | 'immediate') => control('stop', '-m', mode),
      /** Sends SIGSTOP and SIGCONT to every process of the server. */
      freeze: () => signal('SIGSTOP'),
      thaw: () => signal('SIGCONT'),
      promote: () => control('promote'),
      async sql(text: string) {
        const client = new pg.Client({ connectionString: cluster.url });
        await client.connect();
        try {
          return (await client.query(text)).rows as Record<string, unknown>[];
        } finally {
          await client.end();
        }
      },
      /** Stops the server in any state and removes its files. */
      async remove() {
        all.delete(cluster);
        if (fs.existsSync(path.join(data, 'postmaster.pid'))) {
          signal('SIGCONT');
          await control('stop', '-m', 'immediate').catch(() => undefined);
        }
        fs.rmSync(data, { recursive: true, force: true });
      },
    };
    all.add(cluster);
    return cluster;
  };

  return {
    async primary(): Promise<Cluster> {
      const data = path.join(folder, String(made++));
      await program('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N');
      const port = await freePort();
      fs.appendFileSync(path.join(data, 'postgresql.conf'), settings(port));
      return clusterIn(data, port);
    },
    /** Creates a synchronous standby, which has every transaction before the client's commit returns. */
    async standbyOf(primary: Cluster): Promise<Cluster> {
      const data = path.join(folder, String(made++));
      const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres'];
      await program('pg_basebackup', '-D', data, ...from, '-R', '-X', 'stream', '-c', 'fast', '-N');
      const standby = await clusterIn(data, await freePort());
      await primary.sql("alter system set synchronous_standby_names = '*'");
      await primary.sql('select pg_reload_conf()');
      for (;;) {
        const rows = await primary.sql("select from pg_stat_replication where sync_state = 'sync'");
        if (rows.length > 0) return standby;
      }
    },
    async close() {
      for (const each of [...all]) await each.remove();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Cluster {
  readonly data: string;
  readonly port: number;
  readonly url: string;
  start(): Promise<unknown>;
  stop(mode: 'fast' | 'immediate'): Promise<unknown>;
  freeze(): void;
  thaw(): void;
  promote(): Promise<unknown>;
  sql(text: string): Promise<Record<string, unknown>[]>;
  remove(): Promise<void>;
}
