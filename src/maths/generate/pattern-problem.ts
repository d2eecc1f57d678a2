import type { PatternGenerator, Values } from './pattern-generator';
import type { GeneratorProblem } from './sum-generator';
import { writtenValues } from './written-values';

const namesIn = (pattern: string): string[] =>
  [...pattern.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);

const isWholeNumber = (value: number | undefined): boolean =>
  value === undefined || Number.isSafeInteger(value);

function problemOfValues(values: Values): GeneratorProblem | null {
  if ('oneOf' in values || 'denominators' in values) {
    const parts = 'denominators' in values ? values.denominators : [];
    return parts.every((den) => Number.isSafeInteger(den) && den > 1) ? null : 'denominator-too-small';
  }
  const [first, last, step] =
    'every' in values ? [values.from, values.to, values.every] : [values.min, values.max, values.step ?? 1];
  if (![first, last, step].every(isWholeNumber) || first > last) return 'range-reversed';
  if (step < 1) return 'step-too-small';
  const isTime = 'every' in values;
  if (isTime && (first < 0 || last >= 24 * 60)) return 'not-a-time';
  if (
    !isTime &&
    !(Number.isInteger(values.places ?? 0) && (values.places ?? 0) >= 0 && (values.places ?? 0) <= 6)
  ) {
    return 'too-many-places';
  }
  return (last - first) / step > 100_000 ? 'too-many' : null;
}

/** What is wrong with a recipe itself, before any sum is made; null when nothing is. */
export function problemOfPatterns({
  patterns,
  values,
  answer,
  count,
  rising,
}: PatternGenerator): GeneratorProblem | null {
  if (patterns.length === 0) return 'no-pattern';
  const named = new Set(patterns.flatMap(namesIn));
  const known = Object.keys(values);
  if ([...named, ...(rising ?? [])].some((name) => !known.includes(name))) return 'name-without-values';
  if (known.some((name) => !named.has(name))) return 'name-not-used';
  for (const each of Object.values(values)) {
    const problem = problemOfValues(each);
    if (problem) return problem;
    if (writtenValues(each).length === 0) return 'no-values';
  }
  if (answer?.min !== undefined && answer.max !== undefined && answer.min > answer.max)
    return 'range-reversed';
  return count !== undefined && !(Number.isSafeInteger(count) && count > 0) ? 'no-count' : null;
}
