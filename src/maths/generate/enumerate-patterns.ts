import { placesOf, readNumeral } from '../number/numeral';
import { compare, type Rational, rational } from '../number/rational';
import { randomFrom, seedOf } from '../random';
import { answerOf } from '../sum/answer';
import { readSum } from '../sum/read-sum';
import type { Sum } from '../sum/sum';
import type { PatternGenerator } from './pattern-generator';
import { writtenValues } from './written-values';

type Chosen = Readonly<Record<string, string>>;

/** Combinations looked at, at most; a recipe with more is walked through in an order of chance. */
const mostCombinations = 60_000;

const numberIn = (text: string): Rational | null => readNumeral(text.replace(/[a-z%].*$/, ''))?.value ?? null;

/** Digits of two numbers of which one pair passes its ten, whatever the decimals. */
function carriesIn(a: Rational, b: Rational, subtracts: boolean): boolean {
  const places = 10 ** Math.max(placesOf(a) ?? 0, placesOf(b) ?? 0);
  const [x, y] = [a, b].map(({ num, den }) => Math.abs((num * places) / den)) as [number, number];
  for (let unit = 1; unit <= Math.max(x, y); unit *= 10) {
    const [digitX, digitY] = [Math.floor(x / unit) % 10, Math.floor(y / unit) % 10];
    if (subtracts ? digitX < digitY : digitX + digitY >= 10) return true;
  }
  return false;
}

function isRising(chosen: Chosen, names: readonly string[]): boolean {
  const values = names.map((name) => numberIn(chosen[name] ?? ''));
  return values.every((value, place) => {
    const next = values[place + 1];
    return !value || !next || compare(value, next) < 0;
  });
}

function answerFits({ answer }: Sum, { answer: asked = {} }: PatternGenerator): boolean {
  const { above, min, max, places, denominator } = asked;
  if (above !== undefined && compare(answer, rational(above)) <= 0) return false;
  if (min !== undefined && compare(answer, rational(min)) < 0) return false;
  if (max !== undefined && compare(answer, rational(max)) > 0) return false;
  if (places !== undefined && (placesOf(answer) ?? places + 1) > places) return false;
  return denominator === undefined || answer.den <= denominator;
}

function fits(sum: Sum, chosen: Chosen, pattern: string, generator: PatternGenerator): boolean {
  const { carries, rest, rising } = generator;
  if (!answerFits(sum, generator) || (rising && !isRising(chosen, rising))) return false;
  const answer = answerOf(sum);
  if (rest === 'some' && answer.kind === 'remainder' && answer.rest === 0) return false;
  const [a, b] = [numberIn(chosen.a ?? ''), numberIn(chosen.b ?? '')];
  if (carries === undefined || !a || !b) return true;
  return carriesIn(a, b, pattern.includes('-')) === (carries === 'some');
}

/** Every combination by its number, so that many can be skipped. */
function combination(
  names: readonly string[],
  values: readonly (readonly string[])[],
  index: number,
): Chosen {
  let left = index;
  return Object.fromEntries(
    names.map((name, place) => {
      const texts = values[place] ?? [];
      const text = texts[left % texts.length] ?? '';
      left = Math.floor(left / texts.length);
      return [name, text];
    }),
  );
}

const filledIn = (pattern: string, chosen: Chosen): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => chosen[name] ?? '');

/** The numbers below `size`, all in order, or so many of them drawn by chance. */
function places(size: number, seed: number): number[] {
  if (size <= mostCombinations) return Array.from({ length: size }, (_, index) => index);
  const random = randomFrom(seed);
  return Array.from({ length: mostCombinations }, () => random.below(size));
}

/** All different sums of a pattern, or `count` of them spread over all. */
export function sumsOfPatterns(generator: PatternGenerator): Sum[] {
  const names = Object.keys(generator.values);
  const values = names.map((name) => writtenValues(generator.values[name] ?? { oneOf: [] }));
  const size = values.reduce((all, texts) => all * texts.length, generator.patterns.length);
  const wanted = generator.count ?? Number.POSITIVE_INFINITY;
  const seed = seedOf(...generator.patterns, size);
  const all = places(size, seed);
  const found = new Map<string, Sum>();
  for (const index of generator.count === undefined ? all : randomFrom(seed).shuffled(all)) {
    if (found.size >= wanted) break;
    const pattern = generator.patterns[index % generator.patterns.length] ?? '';
    const chosen = combination(names, values, Math.floor(index / generator.patterns.length));
    const sum = readSum(filledIn(pattern, chosen));
    if (sum && fits(sum, chosen, pattern, generator)) found.set(sum.id, sum);
  }
  return [...found.values()];
}
