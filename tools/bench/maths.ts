import type { SumCollection } from '@/maths/collections/sum-collection';
import { enumerateSums } from '@/maths/generate/enumerate-sums';
import type { PatternGenerator } from '@/maths/generate/pattern-generator';
import type { SumGenerator } from '@/maths/generate/sum-generator';
import { startDifficulty } from '@/maths/learn/difficulty';
import { emptyLearner, emptyMemory } from '@/maths/learn/empty-learner';
import type { Learner } from '@/maths/learn/learner';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import { makeWindow } from '@/maths/window/make-window';
import type { Bench, Figure } from './figure';

const SUMS_IN_WINDOW = 1000;
const GENERATED = 10_000;
const now = Date.UTC(2026, 8, 7, 9);

const settings = { series: 'adaptive', sumsPerRound: 12, help: true, clock: 'off', fragileLimit: 8 } as const;

/** Sums of two numbers up to 1000 with carrying: more combinations than are asked for. */
const additions = (count: number): PatternGenerator => ({
  patterns: ['{a}+{b}=_'],
  values: { a: { min: 118, max: 780 }, b: { min: 105, max: 780 } },
  carries: 'some',
  answer: { max: 1000 },
  count,
});

function idsOf(generator: SumGenerator | PatternGenerator): readonly SumId[] {
  const generated = enumerateSums(generator);
  if (!generated.ok) throw new Error(`The bench has no sums: ${generated.problem}.`);
  return generated.sums.map(({ id }) => id);
}

/** Half of the sums were practised before, so that every kind of candidate occurs. */
function practised(ids: readonly SumId[]): Learner {
  const sums = Object.fromEntries(
    ids
      .filter((_, place) => place % 2 === 0)
      .map((id, place) => [
        id,
        {
          ...emptyMemory,
          phase: 'practising' as const,
          answers: 3,
          introduced: now - place * 3_600_000,
          lastAnswered: now - place * 60_000,
        },
      ]),
  );
  return { ...emptyLearner(5), sums };
}

/** Returns the mean CPU time of a run after a warm-up, ms; CPU time, since other processes may use the machine too. */
function spent(runs: number, run: (turn: number) => unknown): number {
  for (let turn = 0; turn < Math.ceil(runs / 10); turn += 1) run(runs + turn);
  const begun = process.cpuUsage();
  for (let turn = 0; turn < runs; turn += 1) run(turn);
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000 / runs;
}

const compared = (figure: string, ms: number, atMostMs: number, loopMs: number, loop: string): Figure => ({
  figure,
  measured: `${ms.toFixed(2)} ms, ${(ms / loopMs).toFixed(1)} ×`,
  limit: `≤ ${atMostMs} ms`,
  reference: loop,
  within: ms <= atMostMs,
});

/** Facts up to 20 with the hole anywhere, as in the largest collections of facts. */
const factIds = (count: number): readonly SumId[] =>
  (['add', 'subtract'] as const)
    .flatMap((operation) => {
      const all = { min: 0, max: 20 };
      const holes = ['result', 'left', 'right'] as const;
      return idsOf({ operation, left: all, right: all, result: all, overTen: 'any', holes, tables: [] });
    })
    .slice(0, count);

function windowFigure(kind: string, ids: readonly SumId[]): Figure {
  const collection: SumCollection = {
    key: 'bench',
    version: 1,
    title: { nl: 'Meting', en: 'Bench' },
    domain: 'add-subtract',
    years: [5],
    kinds: ['to-1000'],
    rungs: [{ strategy: 'column', sums: ids }],
  };
  const learner = practised(ids);
  const request = {
    id: 'w',
    pupilId: 'p',
    practiceTaskId: 't',
    collection,
    learner,
    settings,
    now,
    day: '2026-09-07',
  };
  const ours = spent(1000, (seed) => makeWindow({ ...request, seed }));
  const plain = spent(1000, () =>
    ids.reduce((total, id) => total + 1 / (1 + Math.exp(startDifficulty(parseSumOrThrow(id)))), 0),
  );
  return compared(
    `window chosen from ${ids.length} ${kind}`,
    ours,
    1,
    plain,
    'a plain loop: the chance of each of these sums by its difficulty alone',
  );
}

function generatorFigure(): Figure {
  let least = 118;
  // A new range each time, because parsed sums are cached.
  const ours = spent(7, () => {
    least += 1;
    return idsOf({
      ...additions(GENERATED),
      values: { a: { min: least, max: 780 }, b: { min: 105, max: 780 } },
    });
  });
  const ids = idsOf(additions(GENERATED));
  const plain = spent(50, () => ids.map((id) => id.split('+').map((side) => Number.parseInt(side, 10))));
  return compared(
    `${GENERATED} different sums generated`,
    ours,
    200,
    plain,
    'a plain loop: the two numbers read from each of these ids',
  );
}

/** Measures the CPU time of the mathematics. */
export const maths: Bench = {
  name: 'maths',
  side: 'pupil',
  async run(say) {
    say('choosing windows');
    const windows = [
      windowFigure('sums', idsOf(additions(SUMS_IN_WINDOW))),
      windowFigure('facts', factIds(SUMS_IN_WINDOW)),
    ];
    say('generating sums');
    return [...windows, generatorFigure()];
  },
};
