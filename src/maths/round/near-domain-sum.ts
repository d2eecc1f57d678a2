import { placesOf } from '../number/numeral';
import { compare, isWhole, zero } from '../number/rational';
import { type Random, randomFrom, seedOf } from '../random';
import { strategyOf } from '../strategy/strategy-name';
import { readSum } from '../sum/read-sum';
import type { Sum } from '../sum/sum';

/** Looked at before there is said to be no sum like it. */
const mostTries = 300;

const number = /\d+(?:\.\d+)?/g;

/** A number a little larger or smaller, as round as it was: 45 moves by fives, 0.25 by hundredths. */
function moved(text: string, random: Random): string {
  const [, behind = ''] = text.split('.');
  const digits = Number(text.replace('.', ''));
  const step = behind === '' && digits >= 10 ? ([100, 10, 5].find((each) => digits % each === 0) ?? 1) : 1;
  const other = digits + step * (random.below(7) - 3);
  const padded = `${other}`.padStart(behind.length + 1, '0');
  if (other < 1) return text;
  return behind === '' ? padded : `${padded.slice(0, -behind.length)}.${padded.slice(-behind.length)}`;
}

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
    strategyOf(near) === strategyOf(sum) &&
    isWhole(near.answer) === isWhole(sum.answer) &&
    !finer &&
    near.answer.den <= Math.max(12, sum.answer.den) &&
    (near.asks.form === 'relation' || compare(near.answer, zero) > 0)
  );
}

/** A sum of the same domain with one or two of its numbers moved; null when none is found. */
export function nearDomainSum(sum: Sum, turn: number): Sum | null {
  const random = randomFrom(seedOf(turn, sum.id));
  const count = sum.id.match(number)?.length ?? 0;
  for (let tries = 0; tries < mostTries && count > 0; tries += 1) {
    const places = new Set([random.below(count), random.below(count)]);
    let place = -1;
    const id = sum.id.replace(number, (text) => {
      place += 1;
      return places.has(place) ? moved(text, random) : text;
    });
    const near = readSum(id);
    if (near && isAlike(near, sum)) return near;
  }
  return null;
}
