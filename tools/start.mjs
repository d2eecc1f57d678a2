import './begin.mjs';
import { connect } from 'node:net';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';

const help = `npm start [-- options]

  --empty          no demo school: a clean start with a first superadmin
  --port 8787      or PORT      the port to listen on
  --host 127.0.0.1 or HOST      the address to listen on; 0.0.0.0 for the whole network
  --data .data     or DATA_DIR  folder of the embedded database
                      DATABASE_URL  a PostgreSQL server instead of the embedded database`;

/** Environment variables of the command-line options; the server reads the others itself. */
const asVariable = { '--port': 'PORT', '--host': 'HOST', '--data': 'DATA_DIR' };

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(help);
  process.exit(0);
}
for (const [option, variable] of Object.entries(asVariable)) {
  const at = args.indexOf(option);
  if (at >= 0) process.env[variable] = args[at + 1] ?? '';
}

if (args.includes('--empty')) process.env.DEMO = '0';

const begun = performance.now();
const say = (/** @type {string} */ line) => console.log(`  ${line}`);

try {
  console.log('Sommeneiland');
  await refuseBusyPort(process.env.HOST || '127.0.0.1', Number(process.env.PORT || 8787));
  if (await install(say)) say('packages installed');
  if (await build(say)) say('built');
  say(`starting the server (${((performance.now() - begun) / 1000).toFixed(1)} s so far)`);
  endWithParent();
  process.env.NODE_ENV ??= 'production';
  process.env.LOG_LEVEL ??= 'warn';
  await import(pathToFileURL('dist/server/main.js').href);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

/**
 * Shuts down when the parent process is gone: npm and its shell die of a SIGTERM without passing it on, and the server
 * would continue to use port and data.
 */
function endWithParent() {
  if (!process.env.npm_execpath) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/**
 * Checks the port before the work of installing and building.
 *
 * @param {string} host
 *
 * @param {number} port
 */
async function refuseBusyPort(host, port) {
  const busy = await new Promise((answer) => {
    const socket = connect({ host: host === '0.0.0.0' ? '127.0.0.1' : host, port });
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
    socket.setTimeout(1000, () => answer(false));
    socket.once('close', () => socket.destroy());
  });
  if (busy) {
    throw new Error(
      `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
}
