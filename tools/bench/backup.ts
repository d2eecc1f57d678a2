import { copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Engine, openFolder } from '@/server/platform/db/embedded/engine/engine';
import { runProgram } from '../run-program.mjs';
import { type OpenRound, someAnswers } from './client';
import { clonePupils } from './clone-pupils';
import { amount, type Bench, type Figure } from './figure';
import { openSchool, type SchoolUnderTest } from './school-under-test';

const ANSWERS = 500_000;
const BATCH = 4;
/** Pause between two batches of a child, ms. */
const EVERY = 200;
/** Number of batches before and after the backup, for comparison. */
const CALM = 75;

/**
 * Measures a backup of a large school while a child plays, and its restore; on the embedded database both share one
 * connection.
 */
export const backup: Bench = {
  name: 'backup',
  side: 'server',
  async run(say) {
    const school = await openSchool('embedded');
    if (!school) throw new Error('The embedded database did not start.');
    try {
      return await measure(school, say);
    } finally {
      await school.dispose();
    }
  },
};

async function measure(school: SchoolUnderTest, say: (line: string) => void): Promise<readonly Figure[]> {
  await school.stop();
  const answers = await inDatabase(school.dataDir, (engine) => clonePupils(engine, ANSWERS));
  await school.restart();
  say(`${answers} answers, ${megabytesOf(await databaseBytes(school))} MB on the disk`);

  const child = childOf(school);
  await child.play((sent) => sent >= CALM);
  const calm = child.waits.splice(0);
  const before = await school.server.read();
  const file = join(school.dataDir, 'school.backup');
  let ended = false;
  const made = runCommand('backup', ['--to', file], school.dataDir).finally(() => {
    ended = true;
  });
  await child.play(() => ended);
  const written = await made;
  const during = child.waits.splice(0);
  const after = await school.server.read();
  await school.stop();
  say(`backup: ${told(written)}, a file of ${megabytesOf(statSync(file).size)} MB`);
  say(
    `calls p50 ${at(calm, 0.5)} p95 ${at(calm, 0.95)} ms before, p50 ${at(during, 0.5)} p95 ${at(during, 0.95)} ` +
      `slowest ${at(during, 1)} ms during; server ${Math.round(before.rssMb)} → ${Math.round(after.rssMb)} MB`,
  );

  const place = join(school.dataDir, 'restored');
  mkdirSync(place);
  copyFileSync(join(school.dataDir, 'server.key'), join(place, 'server.key'));
  const restored = await runCommand('restore', [file], place);
  say(`restore: ${told(restored)}; ${restored.output.trim().replaceAll('\n', ' ')}`);
  const { kept, differing } = await compared(school.dataDir, place);
  say(`${kept} answers were restored, ${differing} of them are not as in the school`);

  const size = `${answers} answers`;
  return [
    amount(`CPU of a backup of ${size}`, Math.round(written.cpuSeconds), 's', 180, told(written)),
    amount(
      'an answer call during a backup, p95',
      at(during, 0.95),
      'ms',
      1000,
      `a batch every ${EVERY} ms; ${at(calm, 0.95)} ms before it, the slowest during it ${at(during, 1)} ms`,
    ),
    amount('memory of a backup', written.peakMb, 'MB', 1000, 'at most, of its own process'),
    amount(`CPU of a restore of ${size}`, Math.round(restored.cpuSeconds), 's', 180, told(restored)),
    amount('memory of a restore', restored.peakMb, 'MB', 1200, 'at most'),
    amount(
      'answers that are missing after a restore, or differ',
      differing + Math.max(0, answers - kept),
      '',
      0,
      `${kept} compared one by one`,
    ),
  ];
}

const told = ({ cpuSeconds, seconds, peakMb }: Awaited<ReturnType<typeof runCommand>>) =>
  `${Math.round(cpuSeconds)} s CPU in ${Math.round(seconds)} s, ${peakMb} MB of memory`;

const megabytesOf = (bytes: number) => Math.round(bytes / 1e6);

const databaseBytes = async (school: SchoolUnderTest) => {
  const { output } = await runProgram('du', ['-sb', join(school.dataDir, 'db')]);
  return Number.parseInt(output, 10);
};

/** Returns the quantile `part` (0–1) of the waits, ms. */
const at = (waits: readonly number[], part: number): number => {
  const sorted = waits.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
};

async function inDatabase<Result>(
  dataDir: string,
  use: (engine: Engine) => Promise<Result>,
): Promise<Result> {
  const engine = await openFolder(join(dataDir, 'db'));
  try {
    return await use(engine);
  } finally {
    await engine.close();
  }
}

/** Simulates a child that sends a batch every 200 ms, or as soon as the previous one is acknowledged. */
function childOf(school: SchoolUnderTest) {
  const [pupil] = school.pupils;
  if (!pupil) throw new Error('The demo group is empty.');
  const waits: number[] = [];
  let round: OpenRound | undefined;
  const send = async () => {
    if (!round || round.next + BATCH > 190) round = await school.openRound(pupil);
    const body = { ticket: round.ticket, answers: someAnswers(round, BATCH), sentAt: Date.now() };
    const began = performance.now();
    const params = { windowId: round.window.id };
    const { stored } = await school.client.call('putAnswers', { params, body }, { from: pupil.from });
    waits.push(performance.now() - began);
    if (stored.length !== BATCH) throw new Error(`${stored.length} of ${BATCH} answers were stored.`);
  };
  return {
    waits,
    async play(isOver: (sent: number) => boolean) {
      for (let sent = 0; !isOver(sent); sent += 1) {
        const next = new Promise((rest) => setTimeout(rest, EVERY));
        await send();
        await next;
      }
    },
  };
}

/** Runs `npm run backup` or `restore` as users do, with a meter loaded. */
async function runCommand(name: 'backup' | 'restore', args: readonly string[], dataDir: string) {
  const { code, output, seconds } = await runProgram(
    process.execPath,
    ['--import', './tools/bench/command-meter.mjs', `dist/server/${name}.js`, ...args],
    { env: { DATA_DIR: dataDir, DATABASE_URL: undefined, NODE_ENV: 'production' } },
  );
  const [line, facts] = /^meter (.*)$/m.exec(output) ?? [];
  if (code !== 0 || line === undefined || facts === undefined) throw new Error(`${name} failed:\n${output}`);
  const { peakMb, cpuSeconds } = JSON.parse(facts) as {
    readonly peakMb: number;
    readonly cpuSeconds: number;
  };
  return { seconds, cpuSeconds, peakMb, output: output.replace(line, '') };
}

/** @returns how many answers were restored, and how many of them differ from those of the school */
async function compared(school: string, restored: string) {
  if (!existsSync(join(restored, 'db'))) throw new Error('Nothing was restored.');
  const rowsOf = (dataDir: string) =>
    inDatabase(dataDir, async (engine) => {
      const { rows } = await engine.run('select md5(answer::text) as row from answer', []);
      return new Set((rows as { row: string }[]).map(({ row }) => row));
    });
  const all = await rowsOf(school);
  const found = await rowsOf(restored);
  return { kept: found.size, differing: [...found].filter((row) => !all.has(row)).length };
}
