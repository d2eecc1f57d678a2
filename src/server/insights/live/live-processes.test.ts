import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { expectedPupilHeader } from '@/contract/pupil-calls';
import { startSession } from '../../identity/session/session';
import { openServer } from '../../platform/db/server/open';
import { answerAt, type TestRound } from '../../practice/testing';
import { postgresUrl, withoutPostgres } from '../../testing/database';
import { builtProgram } from '../../testing/faults/built-for-node';
import { makeSchool } from '../../testing/server';

/* Two programs on one PostgreSQL: what a child does at one is heard by a teacher at the other. */

const schema = `sn_live_${process.pid}`;
const url = `${postgresUrl}?options=${encodeURIComponent(`-c search_path=${schema}`)}&application_name=${schema}`;
const folders: string[] = [];
const children = new Set<ChildProcess>();

async function started(program: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'live-'));
  folders.push(folder);
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: '0',
      PAGE_ORIGINS: 'http://localhost',
      DATABASE_URL: url,
      SERVER_KEY: '5a'.repeat(32),
      DATA_DIR: folder,
      DEMO: '0',
      LOG_LEVEL: 'info',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (line.includes('"code":"started"')) resolve((JSON.parse(line) as { port: number }).port);
    });
  });
  const address = `http://127.0.0.1:${port}`;
  return {
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      children.delete(child);
      expect(await ended).toEqual([0, null]);
    },
    async ask<Body>(
      method: string,
      where: string,
      cookie: string,
      body?: unknown,
      headers?: Record<string, string>,
    ): Promise<Body> {
      const answer = await fetch(address + where, {
        method,
        headers: { cookie, origin: 'http://localhost', 'content-type': 'application/json', ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      expect(answer.status, where).toBe(200);
      return (await answer.json()) as Body;
    },
    /** Every message of the live view, until it ends. */
    async listen(cookie: string) {
      const heard: string[] = [];
      const answer = await fetch(`${address}/api/live`, { headers: { cookie } });
      expect(answer.status).toBe(200);
      const over = (async () => {
        for await (const piece of answer.body ?? []) heard.push(new TextDecoder().decode(piece));
      })().catch(() => undefined);
      return { heard: () => heard.join(''), over };
    },
  };
}

describe.skipIf(withoutPostgres !== undefined)(
  `the live view of two processes ${withoutPostgres ?? ''}`,
  () => {
    const client = new pg.Client({ connectionString: postgresUrl });

    afterAll(async () => {
      for (const child of children) child.kill('SIGKILL');
      await client.query(`drop schema if exists ${schema} cascade`);
      await client.end();
      for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
    });

    it('is one, also after a restart and when the connection that listens breaks', async () => {
      await client.connect();
      await client.query(`create schema ${schema}`);
      const program = await builtProgram('main');
      let teachers = await started(program);
      const childrens = await started(program);
      const database = await openServer({ url: postgresUrl, schema, connections: 2 });
      const school = await makeSchool(database);
      const cookieOf = async (role: 'docent' | 'leerling') =>
        `sid=${(await startSession(database.db, school.person(role), new Date())).token}`;
      const [teacher, pupil] = [await cookieOf('docent'), await cookieOf('leerling')];
      const map = await childrens.ask<{ tasks: { practiceTaskId: string }[] }>(
        'GET',
        `/api/pupils/${school.pupilId}/map`,
        pupil,
      );
      let place = 0;
      const windowId = crypto.randomUUID();
      const round = await childrens.ask<TestRound>(
        'PUT',
        `/api/practice-tasks/${map.tasks[0]?.practiceTaskId}/windows/${windowId}`,
        pupil,
        undefined,
        { [expectedPupilHeader]: school.pupilId },
      );
      const answer = () =>
        childrens.ask('PUT', `/api/sum-windows/${windowId}/answers`, pupil, {
          ticket: round.ticket,
          answers: [answerAt(round, place++)],
          sentAt: Date.now(),
        });
      /** Answers until it is heard: a connection may just be made again. */
      const heardBy = (stream: { heard: () => string }) =>
        vi.waitFor(
          async () => {
            await answer();
            expect(stream.heard()).toContain(`data: ${school.groupId}`);
          },
          { timeout: 20_000, interval: 500 },
        );

      const first = await teachers.listen(teacher);
      await heardBy(first);
      await teachers.stop();
      await first.over;

      teachers = await started(program);
      const second = await teachers.listen(teacher);
      await heardBy(second);
      const { rowCount } = await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
        where query = 'listen sommeneiland' and application_name = $1`,
        [schema],
      );
      expect(rowCount).toBe(1);
      const third = await teachers.listen(teacher);
      await heardBy(third);
      await teachers.stop();
      await childrens.stop();
      await database.close();
    }, 240_000);
  },
);
