import { enumerateSums } from '../generate/enumerate-sums';
import type { PatternGenerator } from '../generate/pattern-generator';
import type { GeneratorProblem, SumGenerator } from '../generate/sum-generator';
import { startDifficulty } from '../learn/difficulty';
import { strategyOf } from '../strategy/names/strategy-name';
import type { StrategyName } from '../strategy/names/strategy-names';
import type { Sum, SumId } from '../sum/sum';
import { rungsOf } from './make-collection';
import type { Rung } from './sum-collection';

type Recipe = SumGenerator | PatternGenerator;

/** A step of a ladder as the office writes it: the sums of a generator, of one strategy or of all. */
export interface LadderStep {
  readonly recipe: Recipe;
  /** Null: every strategy. */
  readonly strategy: StrategyName | null;
}

/** What a step brings to its ladder. */
export interface MadeStep {
  /** Sums that no step before it has. */
  readonly sums: readonly Sum[];
  /** Strategies of all sums of its generator. */
  readonly strategies: readonly StrategyName[];
  /** Mean start difficulty of its sums, logits; null when it has none. */
  readonly difficulty: number | null;
  readonly problem: GeneratorProblem | null;
}

/** Limits of a collection of the office. */
export const ladderLimits = { steps: 30, fewestSums: 8, mostSums: 600 } as const;

const known = new WeakMap<Recipe, ReturnType<typeof enumerateSums>>();

function generatedBy(recipe: Recipe) {
  const generated = known.get(recipe) ?? enumerateSums(recipe);
  known.set(recipe, generated);
  return generated;
}

const mean = (sums: readonly Sum[]): number | null =>
  sums.length === 0 ? null : sums.reduce((total, sum) => total + startDifficulty(sum), 0) / sums.length;

/** Makes the sums of each step; a sum stands on the first step that has it. */
export function makeSteps(steps: readonly LadderStep[]): readonly MadeStep[] {
  const seen = new Set<SumId>();
  return steps.map(({ recipe, strategy }) => {
    const generated = generatedBy(recipe);
    if (!generated.ok) return { sums: [], strategies: [], difficulty: null, problem: generated.problem };
    const sums = generated.sums.filter(
      (sum) => !seen.has(sum.id) && (strategy === null || strategyOf(sum) === strategy),
    );
    for (const { id } of sums) seen.add(id);
    const strategies = [...new Set(generated.sums.map((sum) => strategyOf(sum)))];
    return { sums, strategies, difficulty: mean(sums), problem: null };
  });
}

/** The rungs of a ladder: those of each step from easy to hard, in the order of the steps. */
export const rungsOfSteps = (steps: readonly MadeStep[]): readonly Rung[] =>
  steps.flatMap(({ sums }) => rungsOf(sums));

/** What keeps a ladder from being published (`error`), or deserves a look before that. */
export interface LadderFinding {
  readonly level: 'error' | 'warning';
  readonly code:
    | 'no-steps'
    | 'no-sums'
    | 'too-few-sums'
    | 'too-many-sums'
    | 'few-on-step'
    | 'leap'
    | 'easier-again';
  /** Place of the step, counted from 0; null when it is about the whole. */
  readonly step: number | null;
  /** Number of sums where the finding is about a number. */
  readonly count?: number;
}

/** Fewer sums on a step are soon known by heart in their order. */
const fewOnStep = 4;
/** A step of more logits than this is one that many children cannot take. */
const leap = 1.5;
/** Differences below this are within the error of start difficulties. */
const easierAgain = 0.5;

/** Checks a ladder as it is edited. */
export function checkLadder(steps: readonly MadeStep[]): readonly LadderFinding[] {
  if (steps.length === 0) return [{ level: 'error', code: 'no-steps', step: null }];
  const found: LadderFinding[] = [];
  const size = steps.reduce((total, { sums }) => total + sums.length, 0);
  if (size < ladderLimits.fewestSums)
    found.push({ level: 'error', code: 'too-few-sums', step: null, count: size });
  if (size > ladderLimits.mostSums)
    found.push({ level: 'error', code: 'too-many-sums', step: null, count: size });
  let before: number | null = null;
  for (const [step, { sums, difficulty }] of steps.entries()) {
    if (sums.length === 0) found.push({ level: 'error', code: 'no-sums', step });
    else if (sums.length < fewOnStep && size >= ladderLimits.fewestSums)
      found.push({ level: 'warning', code: 'few-on-step', step, count: sums.length });
    if (difficulty !== null && before !== null) {
      if (difficulty - before > leap) found.push({ level: 'warning', code: 'leap', step });
      if (before - difficulty > easierAgain) found.push({ level: 'warning', code: 'easier-again', step });
    }
    before = difficulty ?? before;
  }
  return found.sort((a, b) => a.level.localeCompare(b.level));
}
