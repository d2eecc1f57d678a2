import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { makeApp } from './app';
import { createServices } from './create-services';
import { credentials, handlers, lanes } from './features';
import { firstSuperadmin } from './identity/sign-in/first-superadmin';
import { serveCopies } from './lifecycle/backup/running/serve-copies';
import { clearUnfinishedDemo, type DemoLogins, seedWhenEmpty } from './lifecycle/demo/demo-mode';
import { type Config, readConfig } from './platform/config/config';
import { keepHeapSmall } from './platform/config/heap';
import { DatabaseUnavailable } from './platform/db/database-unavailable';
import { type InFlight, inFlight } from './platform/http/server/in-flight';
import { stopGracefully, whenAskedToStop } from './platform/http/server/stop';
import { startJobs } from './platform/jobs/jobs';
import { catchOutput } from './platform/log/catch-output';
import { factsOf } from './platform/log/error-facts';
import { startPulse } from './platform/pulse/store-pulse';
import { StartError } from './shared/start-error';

/* The program: opens the database, listens, says where, and stops when it is asked to. */

const print = (line: string) => process.stdout.write(`${line}\n`);
const printError = (line: string) => process.stderr.write(`\n${line}\n`);

type FirstLogin = Awaited<ReturnType<typeof firstSuperadmin>>;

function announce(address: string, demo: DemoLogins | undefined, first: FirstLogin) {
  print(`\n  Sommeneiland is ready: ${address}\n`);
  if (first) {
    print(`  First superadmin: ${first.login}  password: ${first.password}`);
    print('  Write it down now: the password is kept nowhere and is not shown again.\n');
  }
  for (const { role, name, login, password } of demo?.logins ?? []) {
    print(`  ${role.padEnd(12)} ${login.padEnd(28)} ${password.padEnd(16)} ${name}`);
  }
  if (demo?.quickLogin) print(`\n  Login card of ${demo.quickLogin.name}: ${demo.quickLogin.url}`);
  print('');
}

/** Idle connections stay longer than proxies and clients keep theirs: none is used that is just being closed. */
const idleTimeout = 75_000;

const listen = (app: ReturnType<typeof makeApp>, requests: InFlight, { host, port }: Config) =>
  new Promise<Server>((resolve, reject) => {
    const server = serve(
      {
        fetch: requests.counted(app.fetch),
        hostname: host,
        port,
        serverOptions: { keepAliveTimeout: idleTimeout },
      },
      () => resolve(server),
    ) as Server;
    server.once('error', reject);
  });

async function run() {
  keepHeapSmall();
  const config = readConfig(process.env);
  const stopAsked = whenAskedToStop();
  const services = await createServices(config, { print: printError, givenUp: stopAsked });
  const { database, log } = services;
  catchOutput(log, () => process.exit(1));
  try {
    await clearUnfinishedDemo(services);
    const demo = config.demo ? await seedWhenEmpty(services) : undefined;
    const first = await firstSuperadmin(database.db, services.clock());
    const requests = inFlight();
    const server = await listen(makeApp(services, handlers, credentials), requests, config);
    const jobs = startJobs(services, lanes);
    const stopPulse = startPulse(services);
    const stopCopies = database.onlineCopy ? serveCopies(config.dataDir, database.onlineCopy, log) : () => {};
    announce(config.pageOrigins[0] ?? `http://${config.host}:${config.port}`, demo, first);
    const bound = server.address();
    const port = typeof bound === 'object' ? bound?.port : config.port;
    log.info({ code: 'started', port, engine: database.engine });
    const ending = await Promise.race([stopAsked, database.lost]);
    if (ending instanceof Error) throw ending;
    log.info({ code: 'stopping', signal: ending });
    jobs.stop();
    stopCopies();
    services.live.close();
    await stopGracefully(server, requests);
    await stopPulse();
    await jobs.release();
  } finally {
    await database.close();
  }
  log.info({ code: 'stopped' });
}

/** PostgreSQL's codes for data, an index or a file that is not as it was written. */
const corruption: ReadonlySet<unknown> = new Set(['XX001', 'XX002', '58P01']);

/** One sentence for what the person at the keyboard can mend; anything else with its place in the program. */
const sentenceFor = (error: unknown): string => {
  if (error instanceof StartError) return error.message;
  if (error instanceof DatabaseUnavailable && error.reason === 'disk-full') {
    return 'The drive of the database is full: make room, then start again.';
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port is already in use: stop the other program, or set PORT to another one.';
  }
  if (error instanceof DatabaseUnavailable) {
    return 'The database went away during the start: see that it runs, then start again.';
  }
  if (error instanceof Error && 'code' in error && corruption.has(error.code)) {
    return `The database is damaged (${String(error.code)}): leave it as it is, and restore a backup with \`npm run restore\`.`;
  }
  // The message of an error of the database can hold what somebody typed.
  const { frames = [], ...facts } = factsOf(error);
  return ['The server could not go on.', JSON.stringify(facts), ...frames].join('\n  ');
};

try {
  await run();
  process.exit(0);
} catch (error) {
  printError(sentenceFor(error));
  process.exit(1);
}
