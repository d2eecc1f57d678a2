import { placesOf } from '../../number/numeral';
import { isWhole } from '../../number/rational';
import { type Random, randomFrom, seedOf } from '../../random';
import { strategyOf } from '../../strategy/names/strategy-name';
import { numbersIn } from '../../sum/parse/answer-spec';
import { readSum } from '../../sum/read-sum';
import type { Sum } from '../../sum/sum';

interface Way {
  /** Most steps by which a number is moved. */
  readonly reach: number;
  /** Whether a number stays as round as it was. */
  readonly round: boolean;
}

/** How numbers are moved, and how often that is tried: further, or off the round, only where nothing lies close by. */
const ways: readonly (Way & { readonly tries: number })[] = [
  { reach: 3, round: true, tries: 300 },
  { reach: 16, round: true, tries: 1500 },
  { reach: 9, round: false, tries: 500 },
];

const number = /\d+(?:\.\d+)?/g;

/** So many of one unit in the next: they are moved by whole or half hours, minutes. */
const sixties = [60, 30, 15];
const tens = [1000, 100, 10, 5];

/** A number a little larger or smaller, as round as it was: 45 moves by fives, 0.25 by hundredths, 90 min by 30. */
function moved(text: string, isSixtieth: boolean, { reach, round }: Way, random: Random): string {
  const [, behind = ''] = text.split('.');
  const digits = Number(text.replace('.', ''));
  const units = isSixtieth ? [...sixties, ...tens] : tens;
  const step = round && behind === '' && digits >= 10 ? (units.find((each) => digits % each === 0) ?? 1) : 1;
  const other = digits + step * (random.below(2 * reach + 1) - reach);
  const padded = `${other}`.padStart(behind.length + 1, '0');
  if (other < 1) return text;
  if (behind === '') return padded;
  const near = `${padded.slice(0, -behind.length)}.${padded.slice(-behind.length)}`;
  // 1.2 does not become 2.0, which nobody writes.
  return /\.0+$/.test(near) && !/\.0+$/.test(text) ? text : near;
}

/** How the numbers of a sum are written: 6/8 can be made simpler, 2/5 cannot. */
const formsIn = ({ left, right }: Sum): string =>
  [...numbersIn(left), ...numbersIn(right)].map(({ written }) => written?.form ?? 'plain').join();

/** Answers of one sort: whole or not, with no more decimals or parts than the other has. */
function isAlike(near: Sum, sum: Sum): boolean {
  const places = (each: Sum) => placesOf(each.answer);
  const finer = (places(near) ?? 9) > (places(sum) ?? 9);
  return (
    near.id !== sum.id &&
    near.kind === sum.kind &&
    near.operation === sum.operation &&
    near.answerSpec.form === sum.answerSpec.form &&
    near.answerSpec.unit === sum.answerSpec.unit &&
    near.binaryFact?.hole === sum.binaryFact?.hole &&
    formsIn(near) === formsIn(sum) &&
    strategyOf(near) === strategyOf(sum) &&
    isWhole(near.answer) === isWhole(sum.answer) &&
    !finer &&
    (places(near) !== null || near.answer.den <= Math.max(12, sum.answer.den)) &&
    (near.answerSpec.form === 'relation' || Math.sign(near.answer.num) === Math.sign(sum.answer.num))
  );
}

/** A sum of the same domain with one or two of its numbers moved; null when none is found. */
export function nearDomainSum(sum: Sum, turn: number): Sum | null {
  const random = randomFrom(seedOf(turn, sum.id));
  const count = sum.id.match(number)?.length ?? 0;
  const tried = count > 0 ? ways.flatMap((way) => Array.from({ length: way.tries }, () => way)) : [];
  for (const way of tried) {
    const places = new Set([random.below(count), random.below(count)]);
    let place = -1;
    const id = sum.id.replace(number, (text, at: number) => {
      place += 1;
      const isSixtieth = /^(?:min|s)(?![a-z])/.test(sum.id.slice(at + text.length));
      const before = sum.id.slice(0, at);
      // Nobody rounds to twos or draws a line from 3 on, and to divide by one is no exercise.
      if (way.round && /~(?:\d+\/)?$|[\d_]\([^)]*$/.test(before)) return text;
      const other = places.has(place) ? moved(text, isSixtieth, way, random) : text;
      return other === '1' && before.endsWith(':') ? text : other;
    });
    const near = readSum(id);
    if (near && isAlike(near, sum)) return near;
  }
  return null;
}
