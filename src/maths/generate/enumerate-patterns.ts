import { placesOf, readNumeral } from '../number/numeral';
import { compare, type Rational, rational } from '../number/rational';
import { randomFrom, seedOf } from '../random';
import { answerOf } from '../sum/answer';
import { readSum } from '../sum/read-sum';
import type { Sum } from '../sum/sum';
import type { GeneratedSums } from './generated-sums';
import type { PatternGenerator } from './pattern-generator';
import { problemOfPatterns } from './pattern-problem';
import { writtenValues } from './written-values';

type Chosen = Readonly<Record<string, string>>;

/** Combinations looked at, at most: about half a second. */
const mostCombinations = 60_000;
/** Up to here all combinations are put in order of chance; of more, numbers are drawn. */
const mostShuffled = 4000;

const numbers = new Map<string, Rational | null>();

/** The number in a value, whatever unit stands behind it. */
function numberIn(text: string): Rational | null {
  const before = numbers.get(text);
  if (before !== undefined) return before;
  const number = readNumeral(text.replace(/[a-z%(].*$/, ''))?.value ?? null;
  if (numbers.size > 20_000) numbers.clear();
  numbers.set(text, number);
  return number;
}

/** Whether a pair of digits of the same worth passes its ten: 47 + 38, 5.6 + 2.7, 73 − 58. */
export function carriesIn(a: Rational, b: Rational, subtracts: boolean): boolean {
  const places = 10 ** Math.max(placesOf(a) ?? 0, placesOf(b) ?? 0);
  const x = Math.abs((a.num * places) / a.den);
  const y = Math.abs((b.num * places) / b.den);
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

function valuesFit(chosen: Chosen, pattern: string, { carries, rising }: PatternGenerator): boolean {
  if (rising && !isRising(chosen, rising)) return false;
  const [a, b] = [numberIn(chosen.a ?? ''), numberIn(chosen.b ?? '')];
  if (carries === undefined || !a || !b) return true;
  return carriesIn(a, b, pattern.includes('-')) === (carries === 'some');
}

function answerFits(sum: Sum, { answer: asked = {}, rest }: PatternGenerator): boolean {
  const { above, min, max, places, whole, denominator } = asked;
  const [first, second] = sum.id.split('?');
  // A pupil compares nothing where both sides are written alike.
  if (first === second) return false;
  const { answer } = sum;
  if (above !== undefined && compare(answer, rational(above)) <= 0) return false;
  if (min !== undefined && compare(answer, rational(min)) < 0) return false;
  if (max !== undefined && compare(answer, rational(max)) > 0) return false;
  if (places !== undefined && (placesOf(answer) ?? places + 1) > places) return false;
  if (whole === false && answer.den === 1) return false;
  if (denominator !== undefined && answer.den > denominator) return false;
  const written = rest === 'some' ? answerOf(sum) : null;
  return !(written?.kind === 'remainder' && written.rest === 0);
}

/** A combination by its number, so that most need never be made. */
function combination(
  names: readonly string[],
  values: readonly (readonly string[])[],
  index: number,
): Chosen {
  const chosen: Record<string, string> = {};
  let left = index;
  for (const [place, name] of names.entries()) {
    const texts = values[place] ?? [];
    chosen[name] = texts[left % texts.length] ?? '';
    left = Math.floor(left / texts.length);
  }
  return chosen;
}

/** Numbers below `size`: all in order, or for a choice of them by chance, each at most once. */
function* placesBelow(size: number, isChoice: boolean, seed: number): Generator<number> {
  const random = randomFrom(seed);
  if (!isChoice || size <= mostShuffled) {
    const all = Array.from({ length: size }, (_, index) => index);
    yield* isChoice ? random.shuffled(all) : all;
    return;
  }
  const drawn = new Set<number>();
  for (let draw = 0; draw < mostCombinations; draw += 1) {
    const place = random.below(size);
    if (drawn.has(place)) continue;
    drawn.add(place);
    yield place;
  }
}

/** The texts of a pattern and the names between them, in turn. */
const piecesOf = (pattern: string): readonly string[] => pattern.split(/\{(\w+)\}/);

const filledIn = (pieces: readonly string[], chosen: Chosen): string =>
  pieces.reduce((text, piece, place) => text + (place % 2 === 0 ? piece : (chosen[piece] ?? '')), '');

/**
 * All different sums of a pattern, or `count` of them spread over all; a reason instead when there are none or too many
 * combinations to look at.
 */
export function enumeratePatterns(generator: PatternGenerator): GeneratedSums {
  const problem = problemOfPatterns(generator);
  if (problem) return { ok: false, problem };
  const { patterns, count } = generator;
  const pieces = patterns.map(piecesOf);
  const names = Object.keys(generator.values);
  const values = names.map((name) => writtenValues(generator.values[name] ?? { oneOf: [] }));
  const size = values.reduce((all, texts) => all * texts.length, patterns.length);
  if (count === undefined && size > mostCombinations) return { ok: false, problem: 'too-many' };
  const found = new Map<string, Sum>();
  let isAnySum = false;
  for (const index of placesBelow(size, count !== undefined, seedOf(...patterns, size))) {
    if (found.size === count) break;
    const pattern = patterns[index % patterns.length] ?? '';
    const chosen = combination(names, values, Math.floor(index / patterns.length));
    if (!valuesFit(chosen, pattern, generator)) continue;
    const sum = readSum(filledIn(pieces[index % patterns.length] ?? [], chosen));
    if (!sum) continue;
    isAnySum = true;
    if (answerFits(sum, generator)) found.set(sum.id, sum);
  }
  if (found.size === 0) return { ok: false, problem: isAnySum ? 'no-sums' : 'not-a-sum' };
  return { ok: true, sums: [...found.values()] };
}
