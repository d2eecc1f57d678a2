import { standardCollections } from '../../collections/standard-collections';
import { sumsOf } from '../../collections/sum-collection';
import { compare, type Rational } from '../../number/rational';
import { type Random, randomFrom, seedOf } from '../../random';
import { parseSumOrThrow, readSum } from '../../sum/read-sum';
import type { Sum } from '../../sum/sum';

/*
 * Sums that stand in no collection and could: the same signs, units and place of the hole, with other numbers as large and
 * as long. What goes for collections has to go for these, as teachers write sums and the office makes collections.
 */

const numeral = /\d+(?:\.\d+)?/g;

/** Sums of one collection that differ in their numbers only. */
interface Form {
  readonly collection: string;
  /** The sum with `#` for each number. */
  readonly text: string;
  /** Numbers seen at each place, as they are written. */
  readonly seen: readonly (readonly string[])[];
  readonly answers: readonly Rational[];
}

/** Ends of a line, what is rounded to and the figure of a unit are no numbers to change. */
function split(id: string): { readonly body: string; readonly tail: string } {
  const at = id.search(/_\(|_~|\(-?\d+(?:\.\.|~)/);
  const [body, tail] = at < 0 ? [id, ''] : [id.slice(0, at), id.slice(at)];
  return { body: body.replace(/(?<=[a-z])([23])(?!\d)/g, (_, power) => (power === '2' ? '²' : '³')), tail };
}

const joined = (text: string): string => text.replaceAll('²', '2').replaceAll('³', '3');

function formsOf(collection: string, ids: readonly string[]): Form[] {
  const byText = new Map<string, { numbers: string[][]; answers: Rational[] }>();
  for (const id of ids) {
    const { body, tail } = split(id);
    const text = body.replace(numeral, '#') + tail;
    const form = byText.get(text) ?? { numbers: [], answers: [] };
    byText.set(text, form);
    form.numbers.push(body.match(numeral) ?? []);
    form.answers.push(parseSumOrThrow(id).answer);
  }
  return [...byText].map(([text, { numbers, answers }]) => ({
    collection,
    text,
    seen: (numbers[0] ?? []).map((_, place) => numbers.map((each) => each[place] ?? '0')),
    answers,
  }));
}

const placesIn = (written: string): number => written.split('.')[1]?.length ?? 0;

/** One of the numbers seen, or another between the smallest and the largest, with as many decimals as one of them. */
function numberLike(seen: readonly string[], random: Random): string {
  const one = seen[random.below(seen.length)] ?? '0';
  if (random.below(3) === 0) return one;
  const scale = 10 ** placesIn(one);
  const sizes = seen.map((each) => Math.round(Number(each) * scale));
  const [low, high] = [Math.min(...sizes), Math.max(...sizes)];
  return ((low + random.below(high - low + 1)) / scale).toFixed(placesIn(one));
}

function siblingOf({ text, seen, answers }: Form, random: Random): Sum | null {
  let place = 0;
  const id = joined(text.replaceAll('#', () => numberLike(seen[place++] ?? ['0'], random)));
  // A share of more than the whole is no share of a whole.
  const isImproper = [...id.matchAll(/(?<![\d.])(\d+)\/(\d+)/g)].some(
    ([, num, den]) => Number(num) >= Number(den),
  );
  const sum = isImproper ? null : readSum(id);
  if (!sum) return null;
  const isAsLarge =
    answers.some((answer) => compare(answer, sum.answer) <= 0) &&
    answers.some((answer) => compare(answer, sum.answer) >= 0);
  return isAsLarge && answers.some(({ den }) => den === sum.answer.den) ? sum : null;
}

/** Siblings of the sums of every collection, none of which is in a collection. @param tries for each form */
export function siblingSums(
  tries: number,
  seed: number,
): readonly { readonly sum: Sum; readonly collection: string }[] {
  const known = new Set<string>(standardCollections.flatMap(sumsOf));
  return standardCollections.flatMap((collection) =>
    formsOf(collection.key, sumsOf(collection)).flatMap((form) => {
      const random = randomFrom(seedOf(form.collection, form.text, seed));
      return Array.from({ length: tries }, () => siblingOf(form, random)).flatMap((sum) => {
        if (!sum || known.has(sum.id)) return [];
        known.add(sum.id);
        return [{ sum, collection: form.collection }];
      });
    }),
  );
}
