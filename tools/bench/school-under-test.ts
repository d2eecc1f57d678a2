import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port';
import { type ApiClient, apiClient, type OpenRound } from './client';
import { type MeasuredProcess, startMeasured } from './measured-process';
import { type ScratchDatabase, scratchDatabase, serverCpuMs } from './postgres';
import { settleDemo } from './settle-demo';

export type Engine = 'embedded' | 'PostgreSQL';

export interface BenchPupil {
  readonly pupilId: string;
  readonly code: string;
  readonly cookie: string;
  /** Address that the server sees as this pupil's. */
  readonly from: string;
}

/** The built server with its demo school, in a process whose CPU time can be measured. */
export interface SchoolUnderTest {
  readonly engine: Engine;
  /** The current process. */
  readonly server: MeasuredProcess;
  readonly client: ApiClient;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly teacher: { readonly cookie: string; readonly login: string; readonly password: string };
  readonly groupId: string;
  readonly pupils: readonly BenchPupil[];
  /** Opens a round for a pupil. */
  openRound(pupil: BenchPupil): Promise<OpenRound>;
  /** Stops the server and keeps its data; call `dispose` afterwards. */
  stop(): Promise<void>;
  /** Starts it again on the same data with the same sessions and pupils. */
  restart(): Promise<void>;
  dispose(): Promise<void>;
}

/** Starts the built server on a data folder, always on the same port. */
async function starterOf(
  dataDir: string,
  databaseUrl: string | undefined,
  preload: readonly string[] = [],
): Promise<() => Promise<MeasuredProcess>> {
  const port = await freePort();
  return () =>
    startMeasured('dist/server/main.js', [], {
      url: `http://127.0.0.1:${port}`,
      preload,
      env: {
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DEMO: '1',
        TRUST_PROXY: '1',
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      },
    });
}

interface Prepared {
  readonly dataDir: string;
  readonly database: ScratchDatabase | undefined;
}

const templates = new Map<Engine, Promise<Prepared | undefined>>();

/** Returns the demo school of an engine, made once per run; every bench works on a copy. */
function prepared(engine: Engine): Promise<Prepared | undefined> {
  const make = async (): Promise<Prepared | undefined> => {
    const database = engine === 'PostgreSQL' ? await scratchDatabase() : undefined;
    if (engine === 'PostgreSQL' && !database) return undefined;
    const dataDir = mkdtempSync(join(tmpdir(), 'sommeneiland-bench-template-'));
    const server = await (await starterOf(dataDir, database?.url))();
    await settleDemo(server.url);
    await server.stop();
    return { dataDir, database };
  };
  const known = templates.get(engine) ?? make();
  templates.set(engine, known);
  return known;
}

/** Removes the prepared schools. */
export async function disposePrepared(): Promise<void> {
  for (const each of await Promise.all(templates.values())) {
    if (each) rmSync(each.dataDir, { recursive: true, force: true });
    await each?.database?.drop();
  }
}

/**
 * @returns undefined when the engine is PostgreSQL and there is none on this machine
 */
export async function openSchool(
  engine: Engine,
  preload: readonly string[] = [],
): Promise<SchoolUnderTest | undefined> {
  const made = await prepared(engine);
  if (!made) return undefined;
  const database = made.database && (await scratchDatabase(made.database));
  const dataDir = mkdtempSync(join(tmpdir(), 'sommeneiland-bench-'));
  cpSync(made.dataDir, dataDir, { recursive: true });
  const begin = await starterOf(dataDir, database?.url, preload);
  let running: MeasuredProcess | undefined = await begin();
  const client = apiClient(running.url);
  const { logins } = await client.call('demoLogins', {});
  const login = logins.find(({ role }) => role === 'docent');
  if (!login) throw new Error('The demo school has no teacher.');
  const cookie = await client.signIn(login.login, login.password);
  const groupId = (await client.call('listGroups', {}, { cookie })).groups[0]?.groupId ?? '';
  const { cards } = await client.call(
    'makeLoginCards',
    { params: { groupId }, body: { renew: false } },
    { cookie },
  );
  const pupils: BenchPupil[] = [];
  for (const [index, { pupilId, code }] of cards.entries()) {
    const from = `10.0.1.${index + 1}`;
    pupils.push({ pupilId, code, from, cookie: await client.quickLogin(code, { from }) });
  }

  const stop = async () => {
    await running?.stop();
    running = undefined;
  };
  return {
    engine,
    get server() {
      if (!running) throw new Error('The server was stopped.');
      return running;
    },
    client,
    dataDir,
    databaseUrl: database?.url,
    teacher: { cookie, login: login.login, password: login.password },
    groupId,
    pupils,
    stop,
    async openRound(who) {
      const { pupilId } = who;
      const map = await client.call('readMap', { params: { pupilId } }, who);
      const practiceTaskId = map.tasks[0]?.practiceTaskId ?? '';
      const params = { practiceTaskId, windowId: randomUUID() };
      const { window, ticket } = await client.call('putWindow', { params, query: {} }, who);
      return { window, ticket, next: 0 };
    },
    async restart() {
      await stop();
      running = await begin();
    },
    async dispose() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
      await database?.drop();
    },
  };
}

/** Returns the CPU time of some work, ms, a database server's included, and its wall time. */
export async function spent(
  { server, databaseUrl }: Pick<SchoolUnderTest, 'server' | 'databaseUrl'>,
  work: () => Promise<unknown>,
): Promise<{ cpuMs: number; ownCpuMs: number; ms: number }> {
  const read = async () => ({
    own: (await server.read()).cpuMs,
    database: databaseUrl ? await serverCpuMs(databaseUrl) : 0,
  });
  const before = await read();
  const began = performance.now();
  await work();
  const ms = performance.now() - began;
  const after = await read();
  const ownCpuMs = after.own - before.own;
  return { cpuMs: ownCpuMs + after.database - before.database, ownCpuMs, ms };
}
