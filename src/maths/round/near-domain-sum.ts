import { placesOf } from '../number/numeral';
import { isWhole } from '../number/rational';
import { type Random, randomFrom, seedOf } from '../random';
import { strategyOf } from '../strategy/strategy-name';
import { numbersIn } from '../sum/asked';
import { readSum } from '../sum/read-sum';
import type { Sum } from '../sum/sum';

/** Looked at before there is said to be no sum like it. */
const mostTries = 300;

const number = /\d+(?:\.\d+)?/g;

/** So many of one unit in the next: they are moved by whole or half hours, minutes. */
const sixties = [60, 30, 15];
const tens = [1000, 100, 10, 5];

/** A number a little larger or smaller, as round as it was: 45 moves by fives, 0.25 by hundredths, 90 min by 30. */
function moved(text: string, isSixtieth: boolean, random: Random): string {
  const [, behind = ''] = text.split('.');
  const digits = Number(text.replace('.', ''));
  const units = isSixtieth ? [...sixties, ...tens] : tens;
  const step = behind === '' && digits >= 10 ? (units.find((each) => digits % each === 0) ?? 1) : 1;
  const other = digits + step * (random.below(7) - 3);
  const padded = `${other}`.padStart(behind.length + 1, '0');
  if (other < 1) return text;
  return behind === '' ? padded : `${padded.slice(0, -behind.length)}.${padded.slice(-behind.length)}`;
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
    near.asks.form === sum.asks.form &&
    near.asks.unit === sum.asks.unit &&
    near.triple?.hole === sum.triple?.hole &&
    formsIn(near) === formsIn(sum) &&
    strategyOf(near) === strategyOf(sum) &&
    isWhole(near.answer) === isWhole(sum.answer) &&
    !finer &&
    (places(near) !== null || near.answer.den <= Math.max(12, sum.answer.den)) &&
    (near.asks.form === 'relation' || Math.sign(near.answer.num) === Math.sign(sum.answer.num))
  );
}

/** A sum of the same domain with one or two of its numbers moved; null when none is found. */
export function nearDomainSum(sum: Sum, turn: number): Sum | null {
  const random = randomFrom(seedOf(turn, sum.id));
  const count = sum.id.match(number)?.length ?? 0;
  for (let tries = 0; tries < mostTries && count > 0; tries += 1) {
    const places = new Set([random.below(count), random.below(count)]);
    let place = -1;
    const id = sum.id.replace(number, (text, at: number) => {
      place += 1;
      const isSixtieth = /^(?:min|s)(?![a-z])/.test(sum.id.slice(at + text.length));
      return places.has(place) ? moved(text, isSixtieth, random) : text;
    });
    const near = readSum(id);
    if (near && isAlike(near, sum)) return near;
  }
  return null;
}
