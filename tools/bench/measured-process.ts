import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Reading {
  /** CPU time of the process with all its threads since its start, ms. */
  readonly cpuMs: number;
  readonly rssMb: number;
}

export interface MeasuredProcess {
  readonly url: string;
  read(): Promise<Reading>;
  /** Sends a message to the preloaded meter. */
  tell(word: string): Promise<void>;
  ask(word: string): Promise<unknown>;
  /** Everything it has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

interface Options {
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
  readonly preload?: readonly string[];
}

/** Starts a server in its own process with a meter loaded, and waits until it responds. */
export async function startMeasured(
  script: string,
  args: readonly string[],
  options: Options,
): Promise<MeasuredProcess> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const preload = ['tools/bench/meter.mjs', ...(options.preload ?? [])].flatMap((file) => [
    '--import',
    pathToFileURL(resolve(file)).href,
  ]);
  const child = fork(resolve(script), args, {
    execArgv: preload,
    env: { ...inherited, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  let printed = '';
  child.stdout?.on('data', (text) => (printed += text));
  child.stderr?.on('data', (text) => (printed += text));
  for (const deadline = Date.now() + 600_000; !(await answers(options.url)); ) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${script} did not start:\n${printed}`);
    await new Promise((wait) => setTimeout(wait, 100));
  }
  return {
    url: options.url,
    output: () => printed,
    read: async () => (await asked(child, 'meter')) as Reading,
    tell: async (word) => void child.send(word),
    ask: (word) => asked(child, word),
    async stop() {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

function asked(child: ChildProcess, word: string): Promise<unknown> {
  return new Promise((answer) => {
    child.once('message', answer);
    child.send(word);
  });
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
