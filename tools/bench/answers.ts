import { join } from 'node:path';
import { runProgram } from '../run-program.mjs';
import { someAnswers } from './client';
import { type Bench, type Figure, ratio } from './figure';
import { type Engine, openSchool, type SchoolUnderTest, spent } from './school-under-test';

const BATCH = 10;
const ANSWERS = 2400;

/** Answers recorded durably, in batches of ten, by as many children at once as the demo class has. */
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

async function measure(school: SchoolUnderTest, say: (line: string) => void): Promise<Figure[]> {
  await record(school, 480); // the first ones pay for what is made once
  const latencies: number[] = [];
  const ours = await spent(school.server, () => record(school, ANSWERS, latencies));
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
    `${school.engine}: ${Math.round((ANSWERS / ours.ms) * 1000)} answers/s, ${cpu.ours.toFixed(2)} ms CPU each ` +
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
      reference: `${school.pupils.length} children at once; bare loop ${Math.round((raw.rows / raw.ms) * 1000)}`,
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

/** Every pupil sends batches one after another until together they have sent `count` answers. */
async function record(school: SchoolUnderTest, count: number, latencies: number[] = []): Promise<void> {
  const each = Math.ceil(count / BATCH / school.pupils.length);
  await Promise.all(
    school.pupils.map(async (pupil) => {
      let round = await school.openRound(pupil);
      for (let batch = 0; batch < each; batch++) {
        if (round.next + BATCH > 190) round = await school.openRound(pupil);
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
