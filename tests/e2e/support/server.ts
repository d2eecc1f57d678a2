import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { shortLived } from '../../../src/server/testing/faults/short-lived';
import { watchLine } from '../../../src/server/testing/log-watch';
import { freePort } from '../../../tools/free-port';

export interface ServerOptions {
  /** Starts without the demo school. */
  readonly empty?: boolean;
  /** A data folder to start from; it is copied, never written to. */
  readonly from?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Chosen before, where something must know it first. */
  readonly port?: number;
}

/** A built server for a test, with its own port and data folder. */
export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  /** Everything it has printed so far. */
  output(): string;
  /** Sends SIGKILL, as when the power fails. */
  kill(): Promise<void>;
  /** Sends SIGTERM, and waits until the process has ended. */
  stop(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

const main = resolve('dist/server/main.js');

/** Ends only a start that hangs, ms: one that fails ends the process, and a slow machine decides nothing. */
export const startTimeout = 600_000;

export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  if (!existsSync(main)) throw new Error('dist/server/main.js is missing: run `npm run build` first.');
  const port = options.port ?? (await freePort());
  const dataDir = mkdtempSync(join(tmpdir(), 'sommeneiland-e2e-'));
  if (options.from) cpSync(options.from, dataDir, { recursive: true });
  // The host name the server itself uses, because cookies belong to a host name.
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let printed = '';

  const ended = (process: ChildProcess) =>
    new Promise<void>((done) => {
      if (process.exitCode !== null || process.signalCode !== null) done();
      else process.once('exit', () => done());
    });

  const end = async (signal: NodeJS.Signals) => {
    if (!child) return;
    const ending = child;
    child = undefined;
    ending.kill(signal);
    await ended(ending);
  };

  const start = async () => {
    const { DATABASE_URL: _, ...env } = process.env;
    const started = spawn(process.execPath, [...shortLived, main], {
      env: {
        ...env,
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DEMO: options.empty ? '0' : '1',
        // Everything is logged and searched for what a log must never contain.
        LOG_LEVEL: 'trace',
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    started.stdout.on('data', (text) => (printed += text));
    started.stderr.on('data', (text) => (printed += text));
    // Lines that are not log entries are for the person at the terminal: the address and the logins of the demo.
    createInterface({ input: started.stdout }).on('line', (line) => line.startsWith('{') && watchLine(line));
    createInterface({ input: started.stderr }).on('line', watchLine);
    const deadline = Date.now() + startTimeout;
    while (Date.now() < deadline) {
      if (started.exitCode !== null) throw new Error(`The server ended at once:\n${printed}`);
      if (await answers(`${url}/readyz`)) return;
      await new Promise((wait) => setTimeout(wait, 50));
    }
    await end('SIGKILL');
    throw new Error(`The server was not ready within ${startTimeout / 1000} s:\n${printed}`);
  };

  const server: RunningServer = {
    url,
    dataDir,
    output: () => printed,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    start,
    async dispose() {
      await end('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await start();
  } catch (error) {
    await server.dispose();
    throw error;
  }
  return server;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
