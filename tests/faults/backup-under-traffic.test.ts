import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectedPupilHeader } from '@/contract/pupil-calls';
import { cardCode, cardCodeHash } from '@/server/identity/secrets/card-code';
import { startSession } from '@/server/identity/session/session';
import { makeBackup } from '@/server/lifecycle/backup/make-backup';
import { restoreBackup } from '@/server/lifecycle/backup/restoring/restore-backup';
import { readConfig } from '@/server/platform/config/config';
import { serverKeys } from '@/server/platform/crypto/keys';
import { openEmbedded } from '@/server/platform/db/embedded/open';
import { replayPupil } from '@/server/practice/replay/replay-pupil';
import { answerAt, type TestRound } from '@/server/practice/testing';
import { builtProgram } from '@/server/testing/faults/built-for-node';
import { copyMigratedDatabase } from '@/server/testing/faults/made-folder';
import { shortLived } from '@/server/testing/faults/short-lived';
import { addPupil, makeSchool } from '@/server/testing/server';
import { freePort } from '../../tools/free-port';
import { GrowingSet } from './support/growing-set';

/** Number of backups that are taken and restored; 20 for the figures of the README. */
const backups = Number(process.env.FAULT_BACKUPS ?? 1);

const scratch = mkdtempSync(path.join(tmpdir(), 'sommeneiland-backups-'));
const dataDir = path.join(scratch, 'data');
const serverKey = 'ab'.repeat(32);
const configOf = (folder: string) =>
  readConfig({ DATA_DIR: folder, SERVER_KEY: serverKey, DEMO: '0', LOG_LEVEL: 'silent' });

const servers = new Set<ChildProcess>();

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Resolves when there is a file or folder of this name. */
async function appears(file: string): Promise<void> {
  const watcher = watch(path.dirname(file), { persistent: false });
  if (!existsSync(file)) {
    await new Promise<void>((seen) => watcher.on('change', () => existsSync(file) && seen()));
  }
  watcher.close();
}

async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  child.kill(signal);
  await ended(child);
  servers.delete(child);
}

async function start(folder: string) {
  const port = await freePort();
  const child = spawn(process.execPath, [...shortLived, await builtProgram('main')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      SERVER_KEY: serverKey,
      DEMO: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  servers.add(child);
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server ended instead of starting')));
    child.stdout.on('data', (text: Buffer) => text.includes('is ready') && resolve());
  });
  return { child, url: `http://127.0.0.1:${port}` };
}

async function call(
  url: string,
  method: string,
  where: string,
  { body, cookie = '', pupilId }: CallOptions = {},
) {
  const answer = await fetch(url + where, {
    method,
    headers: {
      origin: url,
      cookie,
      'content-type': 'application/json',
      ...(pupilId === undefined ? {} : { [expectedPupilHeader]: pupilId }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'manual',
  });
  if (answer.status >= 400) throw new Error(`${where}: ${answer.status} ${await answer.text()}`);
  return answer;
}

interface CallOptions {
  readonly body?: unknown;
  readonly cookie?: string;
  readonly pupilId?: string;
}

/** Plays round after round until it is stopped, and records each acknowledged answer. */
function playing(url: string, pupilId: string, cookie: string) {
  const acknowledged = new GrowingSet<string>();
  let goesOn = true;
  const play = async () => {
    const map = (await (
      await call(url, 'GET', `/api/pupils/${pupilId}/map`, { cookie, pupilId })
    ).json()) as {
      tasks: { practiceTaskId: string }[];
    };
    const windowId = randomUUID();
    const where = `/api/practice-tasks/${map.tasks[0]?.practiceTaskId}/windows/${windowId}`;
    const opened = (await (await call(url, 'PUT', where, { cookie, pupilId })).json()) as Omit<
      TestRound,
      'windowId'
    >;
    const round = { ...opened, windowId };
    for (let position = 0; goesOn && position < 40; position += 4) {
      const answers = [0, 1, 2, 3].map((n) => answerAt(round, position + n, { right: n > 0 }));
      const body = { ticket: round.ticket, answers, sentAt: Date.now() };
      const reply = await call(url, 'PUT', `/api/sum-windows/${windowId}/answers`, { body });
      for (const id of ((await reply.json()) as { stored: string[] }).stored) acknowledged.add(id);
    }
  };
  const done = (async () => {
    while (goesOn) await play();
  })();
  return {
    acknowledged,
    /** Waits for so many acknowledged answers; rejects when playing fails before. */
    reached: (count: number) => Promise.race([done, acknowledged.reached(count)]),
    async end() {
      goesOn = false;
      await done;
    },
  };
}

describe('a backup of a server at which children play', () => {
  let workerFile: string;
  /** One pupil for each backup, since a pupil may play at most a hundred rounds a day. */
  let players: readonly { readonly accountId: string; readonly pupilId: string; readonly cookie: string }[];
  let cardOfPupil: string;
  let server: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    workerFile = await builtProgram('database-worker');
    await copyMigratedDatabase(path.join(dataDir, 'db'));
    const database = await openEmbedded({ dataDir, workerFile });
    const school = await makeSchool(database);
    const { accountId, groupId, pupilId } = school;
    const now = new Date();
    const playerOf = async (id: string) => {
      const { token } = await startSession(database.db, { ...school.person('leerling'), personId: id }, now);
      return { accountId, pupilId: id, cookie: `sid=${token}` };
    };
    const ids: string[] = [pupilId];
    while (ids.length <= backups) ids.push(await addPupil(database, accountId, groupId));
    players = await Promise.all(ids.map(playerOf));
    const card = { accountId, cardId: randomUUID(), version: 1 };
    cardOfPupil = cardCode(serverKeys(Buffer.from(serverKey, 'hex')), school.slug, card);
    const hashed = { card_id: card.cardId, code_hash: cardCodeHash(cardOfPupil) };
    await database.db
      .insertInto('login_card')
      .values({ account_id: accountId, pupil_id: pupilId, ...hashed })
      .execute();
    await database.close();
    server = await start(dataDir);
  }, 300_000);

  afterAll(async () => {
    for (const child of servers) await stop(child, 'SIGKILL');
    rmSync(scratch, { recursive: true, force: true });
  });

  const playingAs = (place: number) => {
    const player = players[place];
    if (!player) throw new Error('there are not so many players');
    return playing(server.url, player.pupilId, player.cookie);
  };

  it(
    'has every answer that was acknowledged before, of one moment, and starts as a server that knows the login cards',
    async () => {
      for (let round = 0; round < backups; round += 1) {
        const played = playingAs(round);
        // Another moment each time, while answers are in flight.
        await played.reached(5 + ((round * 13) % 60));
        const before = [...played.acknowledged];
        const file = path.join(scratch, `${round}.backup`);
        const { header } = await makeBackup({
          config: configOf(dataDir),
          to: file,
          now: new Date(),
          workerFile,
        });
        await played.reached(before.length + 1);
        await played.end();
        const place = path.join(scratch, `restored-${round}`);
        const restored = await restoreBackup({
          config: configOf(place),
          file,
          clock: () => new Date(),
          workerFile,
        });
        expect(restored.replayed).toMatchObject({ pupils: round + 1, differing: 0 });
        const database = await openEmbedded({ dataDir: place, workerFile });
        const rows = await database.db.selectFrom('answer').select(['answer_id', 'window_id']).execute();
        const windows = await database.db.selectFrom('sum_window').select(['window_id', 'answers']).execute();
        const differences: string[] = [];
        for (const player of players)
          differences.push(...(await replayPupil(database.db, player)).differences);
        await database.close();
        const ids = new Set(rows.map(({ answer_id }) => answer_id));
        expect(before.filter((id) => !ids.has(id))).toEqual([]);
        expect(differences).toEqual([]);
        expect(windows.reduce((sum, { answers }) => sum + answers, 0)).toBe(rows.length);
        expect(header.tables.find(({ name }) => name === 'answer')?.rows).toBe(rows.length);
        const again = await start(place);
        const scanned = await call(again.url, 'GET', `/api/quicklogin/${cardOfPupil}`);
        expect(scanned.headers.get('location')).toBe(`/leerling/${players[0]?.pupilId}/landkaart`);
        await stop(again.child);
        rmSync(place, { recursive: true });
      }
      expect(existsSync(path.join(dataDir, 'backup-copy'))).toBe(false);
    },
    backups * 240_000,
  );

  it('continues to answer, and can be backed up again, after a backup was killed', async () => {
    const target = path.join(scratch, 'killed', 'a.backup');
    mkdirSync(path.dirname(target));
    const env = { ...process.env, DATA_DIR: dataDir, SERVER_KEY: serverKey, DEMO: '0' };
    const command = spawn(process.execPath, [...shortLived, await builtProgram('backup'), '--to', target], {
      env,
    });
    await Promise.race([ended(command), appears(path.join(dataDir, 'backup-copy'))]);
    await stop(command, 'SIGKILL');
    expect(readdirSync(path.dirname(target)).filter((name) => name.endsWith('.backup'))).toEqual([]);
    const played = playingAs(backups);
    await played.reached(4);
    await played.end();
    const made = await makeBackup({ config: configOf(dataDir), to: target, now: new Date(), workerFile });
    expect(made.header.pupils).toBe(players.length);
    expect(existsSync(path.join(dataDir, 'backup-copy'))).toBe(false);
  }, 240_000);

  it('runs once at a time: a second command is refused and does not disturb the first', async () => {
    const config = configOf(dataDir);
    const both = await Promise.allSettled(
      ['first', 'second'].map((name) =>
        makeBackup({ config, to: path.join(scratch, `${name}.backup`), now: new Date(), workerFile }),
      ),
    );
    const refused = both.flatMap((made) => (made.status === 'rejected' ? [String(made.reason)] : []));
    expect(refused).toEqual([expect.stringContaining('Another backup is under way')]);
  }, 240_000);

  it('is taken from the folder when the server has stopped, and never restored over a database', async () => {
    await stop(server.child);
    const file = path.join(scratch, 'stopped.backup');
    const config = configOf(dataDir);
    await makeBackup({ config, to: file, now: new Date(), workerFile });
    const again = makeBackup({ config, to: file, now: new Date(), workerFile });
    await expect(again).rejects.toThrow('is there already');
    const over = restoreBackup({ config, file, clock: () => new Date(), workerFile });
    await expect(over).rejects.toThrow('an empty place only');
    const elsewhere = configOf(path.join(scratch, 'nothing'));
    const nothing = makeBackup({ config: elsewhere, now: new Date(), workerFile });
    await expect(nothing).rejects.toThrow('There is no database');
    const keyless = { ...elsewhere, serverKey: undefined };
    const locked = restoreBackup({ config: keyless, file, clock: () => new Date(), workerFile });
    await expect(locked).rejects.toThrow('opens only with the server key');
    expect(existsSync(elsewhere.dataDir)).toBe(false);
  }, 240_000);
});
