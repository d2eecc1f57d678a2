import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSession } from '@/server/identity/session/session';
import { openEmbedded } from '@/server/platform/db/embedded/open';
import { answerAt, type TestRound } from '@/server/practice/testing';
import { builtProgram } from '@/server/testing/faults/built-for-node';
import { copyMigratedDatabase } from '@/server/testing/faults/made-folder';
import { smallDrive } from '@/server/testing/faults/small-drive';
import { tries } from '@/server/testing/faults/tries';
import { makeSchool } from '@/server/testing/server';
import { type BusyServer, busyServer } from './support/busy-server';

/** Number of times that the drive is filled up, each time nearly and whole; 10 for the figures of the README. */
const fills = tries('FAULT_DRIVE', 1, 1);
const left = Array.from({ length: fills }, () => [
  ['ten megabytes', 10] as const,
  ['nothing', 0] as const,
]).flat();

const drive = smallDrive(300);
afterAll(() => drive.remove());

const reason = drive.reason ? ` (skipped: ${drive.reason})` : '';

describe.skipIf(drive.reason !== undefined)(`a drive that fills up under the server${reason}`, () => {
  let server: BusyServer;
  let pupil: { pupilId: string; cookie: string };

  beforeAll(async () => {
    const dataDir = path.join(drive.folder, 'data');
    await copyMigratedDatabase(path.join(dataDir, 'db'));
    const database = await openEmbedded({ dataDir, workerFile: await builtProgram('database-worker') });
    const school = await makeSchool(database);
    const { token } = await startSession(database.db, school.person('leerling'), new Date());
    await database.close();
    pupil = { pupilId: school.pupilId, cookie: `sid=${token}` };
    server = await busyServer({ DATA_DIR: dataDir });
  }, 300_000);
  afterAll(() => server?.stop());

  const readMap = () => server.call('GET', `/api/pupils/${pupil.pupilId}/map`, undefined, pupil);
  const begin = async (): Promise<TestRound> => {
    const { tasks } = (await readMap()).body as { tasks: { practiceTaskId: string }[] };
    const windowId = randomUUID();
    const where = `/api/practice-tasks/${tasks[0]?.practiceTaskId}/windows/${windowId}`;
    return { ...((await server.call('PUT', where, undefined, pupil)).body as TestRound), windowId };
  };

  it.each(left)(
    'leaves %s: answers are 503 and kept by the child, reading goes on, and with room again each is stored once',
    async (_, megabytes) => {
      const round = await begin();
      const { windowId, ticket } = round;
      const where = `/api/sum-windows/${windowId}`;
      const stored = async () => {
        const { status, body } = await server.call('GET', where, undefined, pupil);
        return [
          status,
          (body as { answers: { answerId: string }[] }).answers.map(({ answerId }) => answerId),
        ];
      };
      const before = await server.play(round, pupil.pupilId, { from: 0, answers: 8 });
      await before.arrived();

      drive.fill(megabytes);
      const replies: unknown[] = [];
      for (let position = 8; position < 28; position += 1) {
        const answers = [answerAt(round, position)];
        replies.push(await server.call('PUT', `${where}/answers`, { ticket, answers, sentAt: Date.now() }));
      }
      expect(server.wrong).toEqual([]);
      for (const refused of replies)
        expect(refused).toMatchObject({ status: 503, body: { code: 'database-unavailable' } });
      const kept = await server.play(round, pupil.pupilId, { from: 8, answers: 8 });
      expect(await stored()).toEqual([200, before.ids]);
      expect((await readMap()).status).toBe(200);
      expect(kept.waiting()).toBe(8);

      drive.empty();
      await kept.arrived();
      expect(await stored()).toEqual([200, [...before.ids, ...kept.ids]]);
      expect(server.wrong).toEqual([]);
    },
    180_000,
  );
});
