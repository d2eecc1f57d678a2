import { enumerateSums } from './enumerate-sums';
import type { PatternGenerator } from './pattern-generator';
import type { Range, SumGenerator } from './sum-generator';

type Recipe = SumGenerator | PatternGenerator;

/** A change of one setting after which sums can be made; the name of the setting tells what was changed. */
export interface WayOut {
  readonly setting: string;
  readonly recipe: Recipe;
}

const mostWays = 2;

const inOrder = ({ min, max }: Range): Range =>
  min <= max
    ? { min: Math.max(0, min), max: Math.max(0, max) }
    : { min: Math.max(0, max), max: Math.max(0, min) };

/** Far enough for every outcome of the numbers of a recipe. */
const anyOutcome: Range = { min: 0, max: 1_000_000_000 };

/** The outcomes that the numbers of a recipe can have, whatever range was asked; null when there is none. */
function outcomesOf(recipe: SumGenerator): Range | null {
  const generated = enumerateSums({ ...recipe, result: anyOutcome });
  if (!generated.ok) return null;
  const results = generated.sums.flatMap(({ binaryFact }) => binaryFact?.result ?? []);
  return results.length === 0 ? null : { min: Math.min(...results), max: Math.max(...results) };
}

function* ofNumbers(recipe: SumGenerator): Generator<WayOut> {
  const { left, right, result, holes, operation } = recipe;
  const ranges = { left: inOrder(left), right: inOrder(right), result: inOrder(result) };
  yield { setting: 'left', recipe: { ...recipe, left: ranges.left } };
  yield { setting: 'right', recipe: { ...recipe, right: ranges.right } };
  yield { setting: 'result', recipe: { ...recipe, result: ranges.result } };
  yield { setting: 'overTen', recipe: { ...recipe, overTen: 'any' } };
  if (operation !== 'divide') {
    const outcomes = outcomesOf(recipe);
    if (outcomes) yield { setting: 'result', recipe: { ...recipe, result: outcomes } };
  }
  yield { setting: 'tables', recipe: { ...recipe, tables: [] } };
  if (operation === 'split') yield { setting: 'holes', recipe: { ...recipe, holes: ['left', 'right'] } };
  if (holes.length === 0) yield { setting: 'holes', recipe: { ...recipe, holes: ['result'] } };
  if (right.min === 0 && operation === 'divide')
    yield { setting: 'right', recipe: { ...recipe, right: { min: 1, max: Math.max(1, right.max) } } };
  yield { setting: 'overTen', recipe: { ...recipe, ...ranges, overTen: 'any', tables: [] } };
}

const without = <K extends keyof PatternGenerator>(recipe: PatternGenerator, setting: K): WayOut => {
  const { [setting]: _, ...rest } = recipe;
  return { setting, recipe: rest as PatternGenerator };
};

function* ofPatterns(recipe: PatternGenerator): Generator<WayOut> {
  for (const setting of ['carries', 'answer', 'rising', 'rest', 'count'] as const) {
    if (recipe[setting] !== undefined) yield without(recipe, setting);
  }
  if (recipe.count === undefined) yield { setting: 'count', recipe: { ...recipe, count: 100 } };
  const used = recipe.patterns.join(' ');
  const values = Object.entries(recipe.values).filter(([name]) => used.includes(`{${name}}`));
  if (values.length < Object.keys(recipe.values).length)
    yield { setting: 'values', recipe: { ...recipe, values: Object.fromEntries(values) } };
}

/** Finds up to two changes of one setting each that make an impossible recipe possible, the smallest first. */
export function waysOut(recipe: Recipe): readonly WayOut[] {
  const found: WayOut[] = [];
  for (const way of 'patterns' in recipe ? ofPatterns(recipe) : ofNumbers(recipe)) {
    if (found.some(({ recipe: known }) => JSON.stringify(known) === JSON.stringify(way.recipe))) continue;
    if (enumerateSums(way.recipe).ok) found.push(way);
    if (found.length === mostWays) break;
  }
  return found;
}
