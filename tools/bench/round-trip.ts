import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import pg from 'pg';
import { freePort } from '../free-port';
import { type OpenRound, someAnswers } from './client';
import { type Bench, ratio } from './figure';
import { startMeasured } from './measured-process';
import { type BenchPupil, openSchool, type SchoolUnderTest, spent } from './school-under-test';

const BATCH = 10;
const REQUESTS = 240;

/** One request with ten answers, against the least that could do the same work. */
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
      const [round] = await sendFromAll(school, 48);
      if (!round) throw new Error('The demo class is empty.');
      const ours = await spent(school.server, () => sendFromAll(school, REQUESTS));
      const statements = await captureOne(school);
      await school.stop();
      const file = join(school.dataDir, 'statements');
      writeFileSync(file, serialize(statements));

      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const env = { PORT: String(port), DATABASE_URL: school.databaseUrl, STATEMENTS: file };
      const bare = await startMeasured('tools/bench/raw-http.mjs', [], { url, env });
      const body = JSON.stringify({
        ticket: 'x'.repeat(200),
        answers: someAnswers(round, BATCH),
        sentAt: Date.now(),
      });
      const repeat = (count: number) =>
        Promise.all(
          school.pupils.map(async () => {
            for (let k = 0; k < count / school.pupils.length; k++) {
              const reply = await fetch(url, {
                method: 'PUT',
                body,
                headers: { 'content-type': 'application/json' },
              });
              if (!reply.ok) throw new Error(`the bare server: ${reply.status}`);
              await reply.json();
            }
          }),
        );
      await repeat(48);
      const theirs = await spent(bare, () => repeat(REQUESTS));
      await bare.stop();
      say(
        `${statements.length} statements; ours ${(ours.cpuMs / REQUESTS).toFixed(2)} ms CPU a request, ` +
          `bare ${(theirs.cpuMs / REQUESTS).toFixed(2)} ms`,
      );
      return [
        ratio(
          `CPU of \`PUT answers\` with ${BATCH} answers`,
          ours.cpuMs,
          theirs.cpuMs,
          { atMost: 2 },
          'bare node:http that runs the same SQL (PostgreSQL)',
        ),
      ];
    } finally {
      await school.dispose();
    }
  },
};

/** Every pupil sends its share of the requests, one after another; returns the rounds they were for. */
const sendFromAll = (school: SchoolUnderTest, requests: number): Promise<OpenRound[]> =>
  Promise.all(
    school.pupils.map(async (pupil) => {
      const round = await school.openRound(pupil);
      for (let k = 0; k < requests / school.pupils.length; k++) await send(school, pupil, round);
      return round;
    }),
  );

const send = (school: SchoolUnderTest, { from }: BenchPupil, round: OpenRound) =>
  school.client.call(
    'putAnswers',
    {
      params: { windowId: round.window.id },
      body: { ticket: round.ticket, answers: someAnswers(round, BATCH), sentAt: Date.now() },
    },
    { from },
  );

/** The SQL of one request, as it was sent, and the rows it wrote taken away again. */
async function captureOne(school: SchoolUnderTest): Promise<{ text: string; values: unknown[] }[]> {
  const [pupil] = school.pupils;
  if (!pupil) throw new Error('The demo class is empty.');
  const round = await school.openRound(pupil);
  await school.server.tell('capture');
  await send(school, pupil, round);
  const statements = (await school.server.ask('captured')) as { text: string; values: unknown[] }[];
  const client = new pg.Client({ connectionString: school.databaseUrl });
  await client.connect();
  await client.query('delete from answer where window_id = $1', [round.window.id]);
  await client.end();
  return statements;
}
