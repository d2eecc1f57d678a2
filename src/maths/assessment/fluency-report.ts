import { blockMs } from '../round/block-time';
import { judge } from '../round/judging/judge';
import type { RecordedAnswer } from '../round/round';
import { parseSumOrThrow } from '../sum/read-sum';
import type { Operation, SumId, SumKind } from '../sum/sum';

/** How a fact stood in a test: within 2 s, within 3 s, slower, wrong, or skipped. Thinking time, without the hand. */
export type FactState = 'by-heart' | 'automated' | 'slow' | 'wrong' | 'skipped';

/** A guide value (*richtgetal*), no norm: what most children reach at the end of a year. */
export interface GuideValue {
  readonly rightPerMinute: number;
  /** Largest share of wrong answers. */
  readonly wrongAtMost: number;
  /** School year 1–8 (NL numbering). */
  readonly endOfYear: number;
}

/** What one whole block says. */
export interface BlockReport {
  readonly operation: Operation;
  readonly right: number;
  readonly wrong: number;
  readonly skipped: number;
  readonly rightPerMinute: number;
  /** Right of those answered, 0–1; null when none was. */
  readonly accuracy: number | null;
  readonly facts: Readonly<Record<SumId, FactState>>;
  /** Null where there is none for these sums. */
  readonly guide: GuideValue | null;
}

const byHeartMs = 2000;
const automatedMs = 3000;
const minutes = blockMs / 60_000;

const additionGuides = [
  { rightPerMinute: 15, wrongAtMost: 0.05, endOfYear: 4 },
  { rightPerMinute: 20, wrongAtMost: 0.05, endOfYear: 5 },
] as const;
const tableGuides = [{ rightPerMinute: 20, wrongAtMost: 0.05, endOfYear: 5 }] as const;
const guides: Partial<Record<SumKind, readonly GuideValue[]>> = {
  'to-10': additionGuides,
  'to-20': additionGuides,
  table: tableGuides,
};

/** The guide value that comes next in this year, or the last there is; only where all sums are of kinds that have one. */
function guideFor(sumIds: Iterable<SumId>, year: number): GuideValue | null {
  const kinds = new Set([...sumIds].map((sumId) => parseSumOrThrow(sumId).kind));
  const [kind] = kinds;
  const own = kind && guides[kind];
  if (!own || [...kinds].some((each) => guides[each] !== own)) return null;
  return own.find(({ endOfYear }) => endOfYear >= year) ?? own.at(-1) ?? null;
}

const worst: readonly FactState[] = ['by-heart', 'automated', 'slow', 'skipped', 'wrong'];

/** Judged again: what a device believed is not what counts. */
const isRight = (answer: RecordedAnswer, year: number): boolean =>
  judge(answer, answer.given, answer, year).every(({ right }) => right);

function stateOf(answer: RecordedAnswer, year: number): FactState {
  if (answer.given.kind === 'unknown') return 'skipped';
  if (!isRight(answer, year)) return 'wrong';
  const thinkingMs = Math.max(0, answer.responseMs - answer.motorMs);
  return thinkingMs <= byHeartMs ? 'by-heart' : thinkingMs <= automatedMs ? 'automated' : 'slow';
}

/** A fact that was asked twice is as sure as its less sure answer. */
function factsOf(answers: readonly RecordedAnswer[], year: number): Record<SumId, FactState> {
  const facts: Record<SumId, FactState> = {};
  for (const answer of answers) {
    for (const sumId of answer.sumIds) {
      const states = [facts[sumId], stateOf(answer, year)].filter((state) => state !== undefined);
      facts[sumId] = worst[Math.max(...states.map((state) => worst.indexOf(state)))] ?? 'wrong';
    }
  }
  return facts;
}

function reportOf(operation: Operation, answers: readonly RecordedAnswer[], year: number): BlockReport {
  const skipped = answers.filter(({ given }) => given.kind === 'unknown').length;
  const right = answers.filter((answer) => isRight(answer, year)).length;
  const answered = answers.length - skipped;
  return {
    operation,
    right,
    wrong: answered - right,
    skipped,
    rightPerMinute: right / minutes,
    accuracy: answered === 0 ? null : right / answered,
    facts: factsOf(answers, year),
    guide: guideFor(
      answers.flatMap(({ sumIds }) => sumIds),
      year,
    ),
  };
}

/**
 * What the stored answers of a test say, block by block in their order. Only whole blocks count: one that was voided by
 * a pause, or that was never ended, says nothing.
 */
export function fluencyReport(answers: readonly RecordedAnswer[], year: number): BlockReport[] {
  const ordered = [...answers].sort((a, b) => a.position - b.position);
  const ends = ordered.flatMap(({ block }) => (block && block.atMs >= blockMs ? [block] : []));
  return ends.map(({ operation, attempt }) =>
    reportOf(
      operation,
      ordered.filter(
        ({ block }) => block?.operation === operation && block.attempt === attempt && block.atMs < blockMs,
      ),
      year,
    ),
  );
}

/** A test of the same operation on a day. */
export interface PastBlock extends Pick<BlockReport, 'right' | 'rightPerMinute'> {
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

export interface Comparison {
  /** Right per minute more (or fewer) than in the test before. */
  readonly sinceLast: number;
  /** Whether that is more than chance would give between two tests of an unchanged child (95 %). */
  readonly isClear: boolean;
  /** Most right per minute of all earlier tests. */
  readonly best: number;
}

/** A test against the child's own earlier ones, never against another child's; null for a first test. */
export function compareWithEarlier(
  { right, rightPerMinute }: Pick<BlockReport, 'right' | 'rightPerMinute'>,
  earlier: readonly PastBlock[],
): Comparison | null {
  const last = [...earlier].sort((a, b) => a.day.localeCompare(b.day)).at(-1);
  if (!last) return null;
  return {
    sinceLast: rightPerMinute - last.rightPerMinute,
    // Counts of a fixed time scatter by the root of their size (Poisson).
    isClear: Math.abs(right - last.right) > 1.96 * Math.sqrt(right + last.right),
    best: Math.max(...earlier.map((each) => each.rightPerMinute)),
  };
}
