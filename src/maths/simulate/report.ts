import { type ChildKindName, childKinds } from './child/kinds';
import {
  calibrationOf,
  factSettings,
  type MeanAndError,
  type MemoryName,
  meanAndError,
  memoryModels,
  type PolicyName,
  playOne,
  policies,
  procedureSettings,
  rivals,
} from './experiment';
import type { CourseResult } from './practise';

/*
 * The table of the simulation as text. It depends on nothing but the numbers of the children, so that the same command
 * writes the same table, digit for digit.
 */

/** A figure that is not measured by playing courses. */
export interface Figure {
  readonly figure: string;
  readonly goal: string;
  readonly measured: string;
}

export interface ReportRequest {
  /** Children of each kind, for each collection and memory. */
  readonly children: number;
  /** Number of the first child. */
  readonly first: number;
  readonly others?: readonly Figure[];
}

interface Played {
  readonly memory: MemoryName;
  readonly kind: ChildKindName;
  readonly policy: PolicyName;
  readonly results: readonly CourseResult[];
}

const memories = Object.keys(memoryModels) as MemoryName[];
const kinds = Object.keys(childKinds) as ChildKindName[];
const names = Object.keys(policies) as PolicyName[];

const titles: Readonly<Record<PolicyName, string>> = {
  window: 'this window',
  random: 'random',
  leitner: 'Leitner',
  elo: 'Elo at .75',
  streak: 'strict streak',
  dense: 'dense reviews',
};

function play(settings: typeof factSettings, { children, first }: ReportRequest): Played[] {
  return memories.flatMap((memory) =>
    kinds.flatMap((kind) =>
      names.map((policy) => ({
        memory,
        kind,
        policy,
        results: settings.flatMap((setting) =>
          Array.from({ length: children }, (_, index) =>
            playOne({ ...setting, memory, kind, policy }, first + index),
          ),
        ),
      })),
    ),
  );
}

const resultsOf = (played: readonly Played[], where: Partial<Omit<Played, 'results'>>): CourseResult[] =>
  played
    .filter(
      ({ memory, kind, policy }) =>
        (where.memory ?? memory) === memory &&
        (where.kind ?? kind) === kind &&
        (where.policy ?? policy) === policy,
    )
    .flatMap(({ results }) => results);

const write = ({ mean, error }: MeanAndError, digits: number): string =>
  `${mean.toFixed(digits)} ± ${error.toFixed(digits)}`;

const percent = (part: number): string => `${Math.round(100 * part)} %`;

const sumOver = (results: readonly CourseResult[], pick: (result: CourseResult) => number): number =>
  results.reduce((sum, result) => sum + pick(result), 0);

type Pick = (result: CourseResult) => number;

function table(played: readonly Played[], pick: Pick, digits: number): string {
  const head = `| memory | ${names.map((name) => titles[name]).join(' | ')} |`;
  const rows = memories.map((memory) => {
    const means = names.map((policy) => meanAndError(resultsOf(played, { memory, policy }).map(pick)));
    const best = Math.max(...means.map(({ mean }) => mean));
    const cells = means.map((each) =>
      each.mean === best ? `**${write(each, digits)}**` : write(each, digits),
    );
    return `| ${memory} | ${cells.join(' | ')} |`;
  });
  return [head, `| --- | ${names.map(() => '---').join(' | ')} |`, ...rows].join('\n');
}

const mean = (played: readonly Played[], where: Partial<Omit<Played, 'results'>>, pick: Pick): number =>
  meanAndError(resultsOf(played, where).map(pick)).mean;

const mark = (isWithin: boolean): string => (isWithin ? '' : ' ✗');

/** The window against the best other policy, memory by memory. */
function ratios(played: readonly Played[], pick: Pick, goal = 0.97): string {
  return memories
    .map((memory) => {
      const best = Math.max(...rivals.map((policy) => mean(played, { memory, policy }, pick)));
      const ratio = mean(played, { memory, policy: 'window' }, pick) / best;
      return `${memory} ${ratio.toFixed(2)}${mark(ratio >= goal)}`;
    })
    .join(', ');
}

/** The window against random choice, for each kind of child, over all memories. */
function againstRandom(played: readonly Played[], pick: Pick, goal: number): string {
  return kinds
    .map((kind) => {
      const ratio =
        mean(played, { kind, policy: 'window' }, pick) / mean(played, { kind, policy: 'random' }, pick);
      return `${kind} ${ratio.toFixed(2)}${mark(ratio >= goal)}`;
    })
    .join(', ');
}

const mostHardRounds = (kind: ChildKindName): number => (kind === 'far behind' ? 0.15 : 0.05);

function childTable(facts: readonly Played[], procedures: readonly Played[]): string {
  const rows = kinds.map((kind) => {
    const cells = [facts, procedures].flatMap((played) => {
      const own = resultsOf(played, { kind, policy: 'window' });
      const right = sumOver(own, (result) => result.right) / sumOver(own, ({ tasks }) => tasks);
      const hard = sumOver(own, ({ hardRounds }) => hardRounds) / sumOver(own, ({ rounds }) => rounds);
      return [
        `${percent(right)}${mark(right >= 0.795 && right <= 0.905)}`,
        `${percent(hard)}${mark(hard <= mostHardRounds(kind))}`,
      ];
    });
    return `| ${kind} | ${cells.join(' | ')} |`;
  });
  return [
    '| child | facts: right | rounds with five errors | procedures: right | rounds with five errors |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

const enoughProbes = 1000;

function calibrationTable(facts: readonly Played[], procedures: readonly Played[]): string {
  const probesOf = (played: readonly Played[], which: 'probes' | 'silent') =>
    calibrationOf(resultsOf(played, { policy: 'window' }).flatMap((result) => result[which]));
  const { logLoss, baseLogLoss } = probesOf(facts, 'probes');
  const rows = (of: string, played: readonly Played[]) =>
    probesOf(played, 'silent').deciles.flatMap(({ count, expected, outcome }, tenth) => {
      const isMet = count >= enoughProbes && Math.abs(expected - outcome) <= 0.04;
      const range = `${(tenth / 10).toFixed(1)}–${((tenth + 1) / 10).toFixed(1)}`;
      const cells = [of, range, count, expected.toFixed(2), `${outcome.toFixed(2)}${mark(isMet)}`];
      return count === 0 ? [] : [`| ${cells.join(' | ')} |`];
    });
  return [
    `Log-loss of q on the probes of rounds, facts: ${logLoss.toFixed(3)}; always saying the mean: ${baseLogLoss.toFixed(3)}. The table has sums from all tenths of q, asked before a day begins, from which neither child nor model learns (goal: within ± .04, by at least ${enoughProbes}; q of facts is never below .2, the value of working out).`,
    [
      '| of | q of a probe | probes | expected | outcome |',
      '| --- | --- | --- | --- | --- |',
      ...rows('facts', facts),
      ...rows('procedures', procedures),
    ].join('\n'),
  ].join('\n\n');
}

/** The share of courses of one kind of child that come so far within so many rounds. */
function meets(
  played: readonly Played[],
  kind: ChildKindName,
  first: (result: CourseResult) => number | null,
  rounds: number,
): string {
  const own = resultsOf(played, { kind, policy: 'window' });
  const met = own.filter((result) => (first(result) ?? Number.POSITIVE_INFINITY) <= rounds);
  return `${met.length} of ${own.length}${mark(met.length === own.length)}`;
}

/** Mean over all memories against the best other policy's. */
function meanRatio(played: readonly Played[], pick: Pick, where: { kind?: ChildKindName } = {}): number {
  const best = Math.max(...rivals.map((policy) => mean(played, { ...where, policy }, pick)));
  return mean(played, { ...where, policy: 'window' }, pick) / best;
}

const ratioCell = (ratio: number): string => `${ratio.toFixed(2)}${mark(ratio >= 1)}`;

/** Plays all children and writes what came of it, in Markdown. */
export function writeReport(request: ReportRequest): string {
  const facts = play(factSettings, request);
  const procedures = play(procedureSettings, request);
  const { children, first, others = [] } = request;
  const all = [...facts, ...procedures];
  const pooled = children * kinds.length;
  const last = first + children - 1;
  return [
    `Children ${first} to ${last} of each of ${kinds.length} kinds, so ${pooled * factSettings.length} courses a cell for facts and ${pooled * procedureSettings.length} for procedures. Mean ± standard error; ✗ marks what misses its goal.`,
    [
      '| figure | goal | measured |',
      '| --- | --- | --- |',
      `| facts recalled three weeks later, against the best other policy | ≥ .97 × on each memory | ${ratios(facts, ({ recalled }) => recalled)} |`,
      `| facts fluent three weeks later, the same | ≥ .97 × on each memory | ${ratios(facts, ({ fluent }) => fluent)} |`,
      `| facts recalled, mean of the memories, against the best other policy | ≥ 1.0 × | ${ratioCell(meanRatio(facts, ({ recalled }) => recalled))} |`,
      `| facts recalled, against random choice | ≥ 1.0 × for each child | ${againstRandom(facts, ({ recalled }) => recalled, 1)} |`,
      `| facts fluent, against random choice | ≥ 1.5 × for each child | ${againstRandom(facts, ({ fluent }) => fluent, 1.5)} |`,
      `| buckets of procedures mastered, against the best other policy | ≥ 1.0 × | ${ratios(procedures, ({ buckets }) => buckets, 1)} |`,
      `| the same of the average child, mean of the memories; and its share right in the last bucket | ≥ 1.0 × | ${ratioCell(meanRatio(procedures, ({ buckets }) => buckets, { kind: 'average' }))}; ${ratioCell(meanRatio(procedures, ({ lastBucket }) => lastBucket, { kind: 'average' }))} |`,
      `| far ahead: a round with a quarter of its sums as hard as the hardest third of the collection | within 3 rounds | facts ${meets(facts, 'far ahead', ({ firstHard }) => firstHard, 3)}, procedures ${meets(procedures, 'far ahead', ({ firstHard }) => firstHard, 3)} |`,
      `| far behind: a whole round with four of five right | within 2 rounds | facts ${meets(facts, 'far behind', ({ firstEasy }) => firstEasy, 2)}, procedures ${meets(procedures, 'far behind', ({ firstEasy }) => firstEasy, 2)} |`,
      `| right in a round; five errors or more | 80–90 %; ≤ 5 % of rounds, far behind ≤ 15 % | over all children ${percent(sumOver(resultsOf(all, { policy: 'window' }), ({ right }) => right) / sumOver(resultsOf(all, { policy: 'window' }), ({ tasks }) => tasks))}; by kind of child below |`,
      ...others.map(({ figure, goal, measured }) => `| ${figure} | ${goal} | ${measured} |`),
    ].join('\n'),
    '**Facts recalled three weeks later**',
    table(facts, ({ recalled }) => recalled, 1),
    '**Facts fluent three weeks later**',
    table(facts, ({ fluent }) => fluent, 1),
    '**Buckets of procedures mastered three weeks later**',
    table(procedures, ({ buckets }) => buckets, 2),
    '**Share right in the last bucket**',
    table(procedures, ({ lastBucket }) => lastBucket, 2),
    '**Children under this window**',
    childTable(facts, procedures),
    calibrationTable(facts, procedures),
  ].join('\n\n');
}
