import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import pg from 'pg';
import { freePort } from '../free-port';
import { someAnswers } from './client';
import { type Bench, ratio } from './figure';
import { startMeasured } from './measured-process';
import { type BenchPupil, openSchool, type SchoolUnderTest, spent } from './school-under-test';

const BATCH = 10;
/** Requests per pupil. */
const TURNS = 19;
/**
 * Rounds of all pupils before the measured ones, on both sides. A server runs for weeks, and its first thousands of
 * requests bear one-time costs: query plans, and code that is compiled as it runs.
 */
const warmings = 20;

/** Measures a request with ten answers, compared with the least code that does the same work. */
export const roundTrip: Bench = {
  name: 'round-trip',
  side: 'server',
  async run(say) {
    const school = await openSchool('PostgreSQL', ['tools/bench/capture.mjs']);
    if (!school?.databaseUrl) {
      say('PostgreSQL: none on this machine, skipped');
      await school?.dispose();
      return [];
    }
    try {
      for (let warming = 0; warming < warmings; warming++) await fillRounds(school)();
      const ours = await spent(school, await openRounds(school));
      const requests = school.pupils.length * TURNS;
      const captured: Captured[] = [];
      for (const pupil of school.pupils) captured.push(await captureOne(school, pupil));
      await school.stop();
      await takeBack(school.databaseUrl, captured);
      const file = join(school.dataDir, 'statements');
      writeFileSync(file, serialize(captured.map(({ statements }) => statements)));

      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const env = { PORT: String(port), DATABASE_URL: school.databaseUrl, STATEMENTS: file };
      const server = await startMeasured('tools/bench/raw-http.mjs', [], { url, env });
      const repeat = () => repeatAll(url, captured);
      for (let warming = 0; warming < warmings; warming++) await repeat();
      const theirs = await spent({ server, databaseUrl: undefined }, repeat);
      await server.stop();
      say(
        `${(ours.ownCpuMs / requests).toFixed(2)} ms CPU of the server a request with ${BATCH} answers, ` +
          `${(theirs.ownCpuMs / requests).toFixed(2)} ms bare`,
      );
      return [
        ratio(
          `CPU of \`PUT answers\` with ${BATCH} answers`,
          ours.ownCpuMs,
          theirs.ownCpuMs,
          { atMost: 2 },
          'bare node:http that runs the same SQL (PostgreSQL, whose own CPU time is not counted)',
        ),
      ];
    } finally {
      await school.dispose();
    }
  },
};

interface Captured {
  readonly pupilId: string;
  readonly windowId: string;
  readonly body: string;
  readonly statements: readonly { readonly text: string; readonly values: readonly unknown[] }[];
  /** `seq` of the pupil's last answer before the captured request. */
  readonly seqBefore: number;
}

/**
 * Opens a round for every pupil; the returned function fills all of them, each pupil sending one request after another.
 */
async function openRounds(school: SchoolUnderTest): Promise<() => Promise<unknown>> {
  const rounds = await Promise.all(
    school.pupils.map(async (pupil) => ({ pupil, round: await school.openRound(pupil) })),
  );
  return () =>
    Promise.all(
      rounds.map(async ({ pupil, round }) => {
        for (let turn = 0; turn < TURNS; turn++) await put(school, pupil, round.window.id, bodyOf(round));
      }),
    );
}

const fillRounds = (school: SchoolUnderTest) => async () => (await openRounds(school))();

const bodyOf = (round: Awaited<ReturnType<SchoolUnderTest['openRound']>>) => ({
  ticket: round.ticket,
  answers: someAnswers(round, BATCH),
  sentAt: Date.now(),
});

const put = (
  school: SchoolUnderTest,
  { from }: BenchPupil,
  windowId: string,
  body: ReturnType<typeof bodyOf>,
) => school.client.call('putAnswers', { params: { windowId }, body }, { from });

/** Captures the SQL of a pupil's second request in a round. */
async function captureOne(school: SchoolUnderTest, pupil: BenchPupil): Promise<Captured> {
  const round = await school.openRound(pupil);
  await put(school, pupil, round.window.id, bodyOf(round));
  const body = bodyOf(round);
  await school.server.tell('capture');
  await put(school, pupil, round.window.id, body);
  const statements = (await school.server.ask('captured')) as Captured['statements'];
  const client = new pg.Client({ connectionString: school.databaseUrl });
  await client.connect();
  const { rows } = await client.query('select seq::int from pupil_model where pupil_id = $1', [
    pupil.pupilId,
  ]);
  await client.end();
  const { pupilId } = pupil;
  const seqBefore = (rows[0] as { seq: number }).seq - BATCH;
  return { pupilId, windowId: round.window.id, body: JSON.stringify(body), statements, seqBefore };
}

/** Deletes the rows that the captured requests wrote, so that the same statements can write them again. */
async function takeBack(url: string, captured: readonly Captured[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const { pupilId, windowId, seqBefore } of captured) {
    await client.query('delete from answer where window_id = $1 and seq > $2', [windowId, seqBefore]);
    await client.query('update pupil_model set seq = $1 where pupil_id = $2', [seqBefore, pupilId]);
  }
  await client.end();
}

const repeatAll = (url: string, captured: readonly Captured[]) =>
  Promise.all(
    captured.map(async ({ body }, place) => {
      for (let turn = 0; turn < TURNS; turn++) {
        const reply = await fetch(`${url}/${place}`, {
          method: 'PUT',
          body,
          headers: { 'content-type': 'application/json' },
        });
        if (!reply.ok) throw new Error(`the bare server: ${reply.status}`);
        await reply.json();
      }
    }),
  );
