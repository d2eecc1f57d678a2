import { join } from 'node:path';
import { runProgram } from '../run-program.mjs';
import { type OpenRound, someAnswers } from './client';
import { type Bench, type Figure, ratio } from './figure';
import { type BenchPupil, type Engine, openSchool, type SchoolUnderTest, spent } from './school-under-test';

const BATCH = 10;
/** Number of rounds that are played at the same time. */
const CONNECTIONS = 30;

/** Measures recording answers durably, in batches of ten, by thirty devices at once. */
export const answers: Bench = {
  name: 'answers',
  side: 'server',
  async run(say) {
    const figures: Figure[] = [];
    for (const engine of ['embedded', 'PostgreSQL'] satisfies Engine[]) {
      const school = await openSchool(engine);
      if (!school) {
        say('PostgreSQL: none on this machine, skipped');
        continue;
      }
      try {
        figures.push(...(await measure(school, say)));
      } finally {
        await school.dispose();
      }
    }
    return figures;
  },
};

/** Answers to one window, in whole batches. */
const PER_ROUND = 190;

type Rounds = readonly { readonly pupil: BenchPupil; readonly round: OpenRound }[];

async function measure(school: SchoolUnderTest, say: (line: string) => void): Promise<Figure[]> {
  const openAll = (): Promise<Rounds> =>
    Promise.all(
      Array.from({ length: CONNECTIONS }, async (_, place) => {
        const pupil = school.pupils[place % school.pupils.length];
        if (!pupil) throw new Error('The demo group is empty.');
        return { pupil, round: await school.openRound(pupil) };
      }),
    );
  // The first rounds bear one-time costs: query plans, and code that is compiled as it runs.
  for (let warming = 0; warming < 3; warming++) await record(school, await openAll());
  const rounds = await openAll();
  const latencies: number[] = [];
  const ours = await spent(school, () => record(school, rounds, latencies));
  const ANSWERS = rounds.length * PER_ROUND;
  const { rssMb } = await school.server.read();
  await school.stop();
  const target = school.databaseUrl ?? join(school.dataDir, 'db');
  const { code, output } = await runProgram(process.execPath, [
    'tools/run.mjs',
    'tools/bench/raw-rows.ts',
    target,
    String(ANSWERS),
  ]);
  if (code !== 0) throw new Error(output);
  const raw = JSON.parse(output.trim().split('\n').at(-1) ?? '') as {
    rows: number;
    cpuMs: number;
    ms: number;
  };
  const cpu = { ours: ours.cpuMs / ANSWERS, raw: raw.cpuMs / raw.rows };
  latencies.sort((a, b) => a - b);
  const at = (part: number) => Math.round(latencies[Math.floor(latencies.length * part)] ?? 0);
  say(
    `${school.engine}: ${Math.round((ANSWERS / ours.ms) * 1000)} answers/s, ${cpu.ours.toFixed(2)} ms CPU each (the server's own ${(ours.ownCpuMs / ANSWERS).toFixed(2)}) ` +
      `(bare: ${Math.round((raw.rows / raw.ms) * 1000)}/s, ${cpu.raw.toFixed(2)} ms), p50 ${at(0.5)} p99 ${at(0.99)} ms a batch`,
  );
  return [
    ratio(
      `answers per CPU second, ${school.engine}`,
      1 / cpu.ours,
      1 / cpu.raw,
      { atLeast: 0.5 },
      `a bare loop inserting the same rows in batches of ${BATCH}, as durable`,
    ),
    {
      figure: `answers recorded durably a second, ${school.engine}`,
      measured: String(Math.round((ANSWERS / ours.ms) * 1000)),
      limit: '',
      reference: `${CONNECTIONS} connections, p50 ${at(0.5)} ms and p99 ${at(0.99)} ms a batch; the bare loop ${Math.round((raw.rows / raw.ms) * 1000)}`,
      within: null,
    },
    {
      figure: `memory of the server after it, ${school.engine}`,
      measured: `${Math.round(rssMb)} MB`,
      limit: `≤ ${school.engine === 'embedded' ? 480 : 200} MB`,
      reference: 'resident, with all its threads',
      within: rssMb <= (school.engine === 'embedded' ? 480 : 200),
    },
  ];
}

/** Fills the rounds of all pupils at the same time; a pupil sends one batch after another. */
async function record(school: SchoolUnderTest, rounds: Rounds, latencies: number[] = []): Promise<void> {
  await Promise.all(
    rounds.map(async ({ pupil, round }) => {
      while (round.next < PER_ROUND) {
        const body = { ticket: round.ticket, answers: someAnswers(round, BATCH), sentAt: Date.now() };
        const began = performance.now();
        const { stored } = await school.client.call(
          'putAnswers',
          { params: { windowId: round.window.id }, body },
          { from: pupil.from },
        );
        latencies.push(performance.now() - began);
        if (stored.length !== BATCH) throw new Error(`${stored.length} of ${BATCH} answers were stored.`);
      }
    }),
  );
}
