import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectedPupilHeader } from '@/contract/pupil-calls';
import { startSession } from '@/server/identity/session/session';
import { storedSecret } from '@/server/platform/crypto/keys';
import type { Database } from '@/server/platform/db/database';
import { openEmbedded } from '@/server/platform/db/embedded/open';
import { replayPupil } from '@/server/practice/replay/replay-pupil';
import { answerAt, type SentAnswer, type TestRound } from '@/server/practice/testing';
import { builtProgram } from '@/server/testing/faults/built-for-node';
import { copyMigratedDatabase } from '@/server/testing/faults/made-folder';
import { shortLived } from '@/server/testing/faults/short-lived';
import { tries } from '@/server/testing/faults/tries';
import { makeSchool } from '@/server/testing/server';
import { freePort } from '../../tools/free-port';

/** Number of times the server is killed; 100 for the figures of the README. */
const kills = tries('FAULT_KILLS', 2, 5);
const answersARound = 40;
const batchSize = 4;
const senders = 3;

const scratch = mkdtempSync(path.join(tmpdir(), 'sommeneiland-killed-'));
const dataDir = path.join(scratch, 'data');

let port = 0;
let server: ChildProcess | undefined;

const openHere = async (): Promise<Database> =>
  openEmbedded({ dataDir, workerFile: await builtProgram('database-worker') });

const gone = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Sends SIGKILL, so that nothing is completed. */
async function kill() {
  const killed = server;
  server = undefined;
  if (!killed) return;
  killed.kill('SIGKILL');
  await gone(killed);
}

/** Starts the built server and resolves when it reports that it is ready. */
async function start() {
  const child = spawn(process.execPath, [...shortLived, await builtProgram('main')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = child;
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server ended instead of starting')));
    child.stdout.on('data', (text: Buffer) => text.includes('is ready') && resolve());
  });
}

async function call(
  method: string,
  where: string,
  body?: unknown,
  who: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const url = `http://127.0.0.1:${port}`;
  const answer = await fetch(url + where, {
    method,
    headers: { origin: url, 'content-type': 'application/json', ...who },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${where}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Sends answers as an impatient outbox does: those not acknowledged are sent again together with stored ones. */
async function stream(
  { windowId, ticket }: TestRound,
  box: readonly SentAnswer[],
  acknowledged: Set<string>,
) {
  const waiting = () => box.filter(({ answerId }) => !acknowledged.has(answerId));
  const sendSome = async (sender: number) => {
    for (let left = waiting(); left.length > 0; left = waiting()) {
      const from = (sender * batchSize) % left.length;
      const again = box.filter(({ answerId }) => acknowledged.has(answerId)).slice(-1);
      const answers = [...left.slice(from, from + batchSize), ...again];
      const body = { ticket, answers, sentAt: Date.now() };
      const reply = (await call('PUT', `/api/sum-windows/${windowId}/answers`, body)) as {
        stored: string[];
        refused: unknown[];
      };
      expect(reply.refused).toEqual([]);
      for (const id of reply.stored) acknowledged.add(id);
    }
  };
  await Promise.all(Array.from({ length: senders }, (_, sender) => sendSome(sender)));
}

describe('a server that is killed while answers stream in', () => {
  let pupil: { accountId: string; pupilId: string };
  let who: Readonly<Record<string, string>>;

  beforeAll(async () => {
    port = await freePort();
    await copyMigratedDatabase(path.join(dataDir, 'db'));
    const database = await openHere();
    const school = await makeSchool(database);
    const { accountId, pupilId } = school;
    const now = new Date();
    const { token } = await startSession(database.db, school.person('leerling'), now);
    await database.close();
    // A server that finds rows but no secret refuses to start.
    storedSecret(dataDir);
    pupil = { accountId, pupilId };
    who = { cookie: `sid=${token}`, [expectedPupilHeader]: pupilId };
    await start();
  }, 300_000);

  afterAll(async () => {
    await kill();
    rmSync(scratch, { recursive: true, force: true });
  });

  const begin = async (): Promise<TestRound> => {
    const map = (await call('GET', `/api/pupils/${pupil.pupilId}/map`, undefined, who)) as {
      tasks: { practiceTaskId: string }[];
    };
    const windowId = randomUUID();
    const where = `/api/practice-tasks/${map.tasks[0]?.practiceTaskId}/windows/${windowId}`;
    const { window, ticket } = (await call('PUT', where, undefined, who)) as Omit<TestRound, 'windowId'>;
    return { windowId, window, ticket };
  };

  it(
    'has every acknowledged answer after a restart, and every answer exactly once after all were sent again',
    async () => {
      for (let round = 0; round < kills; round += 1) {
        const played = await begin();
        const box = Array.from({ length: answersARound }, (_, position) =>
          answerAt(played, position, { right: position % 3 !== 2 }),
        );
        const acknowledged = new Set<string>();
        const streaming = stream(played, box, acknowledged).catch(() => 'cut off');
        // Another moment each time: after this many acknowledged answers, while others are in flight.
        while (acknowledged.size < (round * 7) % (answersARound - 12)) await new Promise(setImmediate);
        await kill();
        await streaming;
        const before = new Set(acknowledged);
        await start();
        const where = `/api/sum-windows/${played.windowId}`;
        const stored = async () =>
          ((await call('GET', where, undefined, who)) as { answers: SentAnswer[] }).answers;
        const ids = new Set((await stored()).map(({ answerId }) => answerId));
        expect([...before].filter((id) => !ids.has(id))).toEqual([]);
        await stream(played, box, acknowledged);
        expect((await stored()).map(({ answerId }) => answerId)).toEqual(box.map(({ answerId }) => answerId));
      }
    },
    kills * 60_000,
  );

  it('has counted each once, in one order, and its state follows from the answers', async () => {
    await kill();
    const database = await openHere();
    try {
      const sent = kills * answersARound;
      expect(await replayPupil(database.db, pupil)).toEqual({ answers: sent, differences: [] });
      const days = await database.db.selectFrom('pupil_day').select(['answers', 'correct']).execute();
      expect(days.reduce((sum, { answers }) => sum + answers, 0)).toBe(sent);
      expect(days.reduce((sum, { correct }) => sum + correct, 0)).toBe(kills * 27);
    } finally {
      await database.close();
    }
  }, 120_000);
});
