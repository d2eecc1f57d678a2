import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createMemoryStore } from '@/app/pupil/sync/outbox/memory-store';
import { createOutbox } from '@/app/pupil/sync/outbox/outbox';
import { SendFailed, type Transport } from '@/app/pupil/sync/outbox/transport';
import { expectedPupilHeader } from '@/contract/pupil-calls';
import { answerAt, type SentAnswer, type TestRound } from '@/server/practice/testing';
import { builtProgram } from '@/server/testing/faults/built-for-node';
import { freePort } from '../../../tools/free-port';

/** The pupil that makes a call. */
interface Who {
  readonly pupilId: string;
  readonly cookie: string;
}

/** Response time after which `/healthz` and `/readyz` count as late, ms. */
const lateMs = 2000;
/** Time after which a call counts as hanging, ms. */
const endlessMs = 30_000;
/** Factor by which the outbox retries faster than on a device. */
const speed = 50;

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: number | undefined;
}

/**
 * Runs the built server as a process of its own, and records its behaviour.
 *
 * @param settings of its database, as environment variables
 */
export async function busyServer(settings: Readonly<Record<string, string>>) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sommeneiland-away-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  /** Violations, in order. */
  const wrong: string[] = [];
  const seen = { calls: 0, unavailable: 0, probes: 0, late: 0, slowest: 0 };
  let lines = '';

  const child: ChildProcess = spawn(process.execPath, [await builtProgram('main')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      SERVER_KEY: '5a'.repeat(32),
      DATA_DIR: folder,
      DEMO: '0',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stopping = false;
  const ended = new Promise<void>((resolve) =>
    child.once('exit', (code, signal) => {
      if (!stopping) wrong.push(`the process ended: ${code ?? signal}\n${lines.slice(-2000)}`);
      resolve();
    }),
  );
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the server ended instead of starting: ${lines}`)));
    const note = (said: Buffer) => {
      lines += said;
      if (said.includes('is ready')) resolve();
    };
    child.stdout?.on('data', note);
    child.stderr?.on('data', note);
  });

  const ask = (method: string, where: string, body?: unknown, who?: Who): Promise<Reply> =>
    new Promise((resolve, reject) => {
      // A new connection each time: the server may close an idle one just when it is used again.
      const options = {
        method,
        agent: false,
        headers: {
          origin,
          'content-type': 'application/json',
          ...(who && { cookie: who.cookie, [expectedPupilHeader]: who.pupilId }),
        },
        signal: AbortSignal.timeout(endlessMs),
      };
      const request = http.request(origin + where, options, (answer) => {
        const { 'retry-after': seconds, 'content-type': type } = answer.headers;
        const replyOf = (content: string): Reply => ({
          status: answer.statusCode ?? 0,
          body: type?.includes('json') ? JSON.parse(content) : content,
          retryAfter: seconds === undefined ? undefined : Number(seconds) * 1000,
        });
        text(answer).then(replyOf).then(resolve, reject);
      });
      request.on('error', reject);
      request.end(body === undefined ? undefined : JSON.stringify(body));
    });

  /** Makes a call of the product, which must return its reply, or 503 with everything that belongs to it. */
  const call = async (method: string, where: string, body?: unknown, who?: Who): Promise<Reply> => {
    seen.calls += 1;
    try {
      const reply = await ask(method, where, body, who);
      const { code, message } = (reply.body ?? {}) as { code?: string; message?: string };
      if (reply.status === 503) {
        seen.unavailable += 1;
        if (code !== 'database-unavailable' || !message || reply.retryAfter === undefined)
          wrong.push(`${where}: 503 without code, sentence or retry-after: ${JSON.stringify(reply)}`);
      } else if (reply.status !== 200 && reply.status !== 429)
        wrong.push(`${where}: ${reply.status} ${JSON.stringify(reply.body)}`);
      return reply;
    } catch (error) {
      wrong.push(`${where}: ${String(error)}`);
      return { status: 0, body: undefined, retryAfter: undefined };
    }
  };

  const probe = async (where: '/healthz' | '/readyz'): Promise<number> => {
    const began = performance.now();
    const { status } = await ask('GET', where).catch(() => ({ status: 0 }));
    const took = performance.now() - began;
    seen.probes += 1;
    seen.slowest = Math.max(seen.slowest, took);
    if (took > lateMs) seen.late += 1;
    const allowed = where === '/healthz' ? [200] : [200, 503];
    if (!allowed.includes(status)) wrong.push(`${where}: ${status}`);
    return status;
  };

  const send = async (where: string, body: object) => {
    const reply = await call('PUT', where, body);
    if (reply.status !== 200)
      throw new SendFailed(reply.status, (reply.body ?? {}) as { code?: string }, reply.retryAfter);
    return JSON.parse(JSON.stringify(reply.body));
  };
  const transport: Transport = {
    putAnswers: ({ windowId, ticket }, answers) =>
      send(`/api/sum-windows/${windowId}/answers`, { ticket, answers, sentAt: Date.now() }),
    finish: ({ windowId, ticket }) =>
      send(`/api/sum-windows/${windowId}/finished`, { ticket, sentAt: Date.now() }),
    renew: async () => undefined,
    reportWaiting: async () => undefined,
  };
  const clock = {
    now: () => Date.now() * speed,
    after(ms: number, go: () => void) {
      const timer = setTimeout(go, ms / speed);
      return () => clearTimeout(timer);
    },
  };

  return {
    origin,
    wrong,
    seen,
    probe,
    call,
    said: () => lines,
    /** Polls the server until it is `wanted`. */
    async becomes(wanted: 'ready' | 'away') {
      const status = wanted === 'ready' ? 200 : 503;
      while ((await probe('/readyz')) !== status && wrong.length === 0);
    },
    /** Repeats a call until the server can answer it. */
    async insist<Body>(method: string, where: string, who: Who): Promise<Body> {
      for (;;) {
        const { status, body } = await call(method, where, undefined, who);
        if (status === 200) return body as Body;
        if (wrong.length > 0) throw new Error(wrong.join('\n'));
        await probe('/healthz');
      }
    },
    /** Plays a round; its answers wait in a real outbox until the server has them. */
    async play(round: TestRound, pupilId: string, { from, answers }: { from: number; answers: number }) {
      const outbox = await createOutbox(createMemoryStore(), transport, clock);
      const { window, windowId, ticket } = round;
      await outbox.storeWindow({ windowId, pupilId, practiceTaskId: 'task', ticket, content: window });
      const given: SentAnswer[] = [];
      for (let position = from; position < from + answers; position += 1) {
        const answer = answerAt(round, position, { right: position % 3 !== 2, answerId: randomUUID() });
        given.push(answer);
        await outbox.add(windowId, pupilId, answer as never);
        await probe(position % 2 === 0 ? '/healthz' : '/readyz');
      }
      return {
        ids: given.map(({ answerId }) => answerId),
        waiting: () => outbox.status().waiting,
        async arrived() {
          while (outbox.status().waiting > 0 && wrong.length === 0) await probe('/readyz');
          const { refusedOf } = outbox.status();
          if (Object.keys(refusedOf).length > 0) wrong.push(`refused: ${JSON.stringify(refusedOf)}`);
          outbox.close();
        },
      };
    },
    async stop() {
      stopping = true;
      child.kill('SIGKILL');
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type BusyServer = Awaited<ReturnType<typeof busyServer>>;
