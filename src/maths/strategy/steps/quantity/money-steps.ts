import {
  compare,
  dividedBy,
  isWhole,
  minus,
  notation,
  plus,
  type Rational,
  rational,
  times,
  zero,
} from '../../../number/rational';
import { isMoney } from '../../../number/unit';
import { completed } from '../../../sum/equation';
import type { Expression, Sum } from '../../../sum/sum';
import { fewestPieces, purse } from '../../drawing/money-picture';
import { plain, withPlaces } from '../../drawing/notate';
import { binaryOf, quantityOf } from '../../drawing/sum-parts';
import { type StrategyStep, step } from '../../step';
import { turnedRound, turnStep } from '../number/turned-round';

const inCents = (euros: Rational): number => Math.round((euros.num * 100) / euros.den);

/** An amount as it is written: whole euros, or with two decimals. */
const euros = (value: Rational): string => `${isWhole(value) ? notation(value) : withPlaces(value, 2)}eur`;

const cents = (value: number): Rational => rational(value, 100);

/** From the price up to what was paid, by round amounts: what comes along the way is the change. */
function fillUp(paid: Rational, price: Rational): StrategyStep[] {
  const [from, to] = [inCents(price), inCents(paid)];
  const stops = [10, 100, 500, 1000].map((unit) => Math.ceil(from / unit) * unit);
  const places = [from, ...new Set(stops.filter((stop) => stop > from && stop < to)), to];
  const given = places.slice(1).map((place, before) => place - (places[before] ?? 0));
  const steps = given.map((amount, before) => {
    const [start, end] = [places[before] ?? 0, places[before + 1] ?? 0];
    const back = given.slice(0, before + 1).flatMap(fewestPieces);
    return step(
      'payUp',
      { from: euros(cents(start)), to: euros(cents(end)), x: euros(cents(amount)) },
      `${euros(cents(start))}+${euros(cents(amount))}=${euros(cents(end))}`,
      {
        kind: 'coins',
        rows: [
          { label: euros(price), cents: fewestPieces(from), role: 'first' },
          { label: '+', cents: back, role: 'first' },
        ],
      },
    );
  });
  if (given.length === 1) return steps;
  const total = given.map((amount) => euros(cents(amount))).join('+');
  const change = minus(paid, price);
  return [
    ...steps,
    step('changeTogether', {}, `${total}=${euros(change)}`, purse([[euros(change), to - from, 'first']])),
  ];
}

/** Euros with euros and cents with cents. */
function addMoney(a: Rational, b: Rational): StrategyStep[] {
  const [x, y] = [inCents(a), inCents(b)];
  const [wholeX, wholeY] = [Math.floor(x / 100), Math.floor(y / 100)];
  const [restX, restY] = [x % 100, y % 100];
  const both = purse([
    [euros(a), x, 'first'],
    [euros(b), y, 'first'],
  ]);
  if (restX === 0 && restY === 0) {
    return [step('eurosFirst', {}, `${euros(a)}+${euros(b)}=${euros(plus(a, b))}`, both)];
  }
  const parts: StrategyStep[] = [];
  const wholes = wholeX + wholeY;
  if (wholeX > 0 && wholeY > 0)
    parts.push(step('eurosFirst', {}, `${wholeX}eur+${wholeY}eur=${wholes}eur`, both));
  if (restX > 0 && restY > 0) {
    const sum = restX + restY;
    parts.push(
      step(
        'thenCents',
        {},
        `${restX}ct+${restY}ct=${sum}ct`,
        purse([
          [`${restX}ct`, restX, 'first'],
          [`${restY}ct`, restY, 'first'],
        ]),
      ),
    );
    if (sum >= 100)
      parts.push(step('centsToEuro', {}, `${sum}ct=${euros(cents(sum))}`, purse([['', sum, 'first']])));
  }
  const total = plus(a, b);
  const last = `${wholes}eur+${euros(cents(restX + restY))}=${euros(total)}`;
  return wholes > 0
    ? [...parts, step('moneyTogether', {}, last, purse([[euros(total), x + y, 'first']]))]
    : parts;
}

function timesMoney(n: Rational, price: Rational): StrategyStep[] {
  const amount = inCents(price);
  const [whole, rest] = [Math.floor(amount / 100), amount % 100];
  const total = times(n, price);
  const together = purse([[euros(total), inCents(total), 'first']]);
  if (whole === 0 || rest === 0) {
    const unit = whole === 0 ? 'ct' : 'eur';
    const each = whole === 0 ? rest : whole;
    const product = times(n, rational(each));
    return [step('timesEach', {}, `${plain(n)}*${each}${unit}=${plain(product)}${unit}`, together)];
  }
  const [x, y] = [times(n, rational(whole)), times(n, rational(rest))];
  return [
    step('eurosFirst', {}, `${plain(n)}*${whole}eur=${plain(x)}eur`, purse([['', whole * 100, 'first']])),
    step('thenCents', {}, `${plain(n)}*${rest}ct=${plain(y)}ct`, purse([['', rest, 'first']])),
    step('moneyTogether', {}, `${plain(x)}eur+${plain(y)}ct=${euros(total)}`, together),
  ];
}

function divideMoney(amount: Rational, n: Rational): StrategyStep[] {
  const all = inCents(amount);
  const each = rational(all * n.den, n.num);
  return [
    step('inCents', {}, `${euros(amount)}=${all}ct`, purse([[euros(amount), all, 'first']])),
    step(
      'shareCents',
      { n: plain(n) },
      `${all}ct:${plain(n)}=${plain(each)}ct`,
      purse([[euros(dividedBy(each, rational(100))), Math.round(each.num / each.den), 'first']]),
    ),
  ];
}

function changeUnit(from: Expression, sum: Sum): StrategyStep[] | null {
  const known = quantityOf(from, sum);
  if (!known || !isMoney(known.unit)) return null;
  const amount = known.unit === 'ct' ? Math.round(known.value.num / known.value.den) : inCents(known.value);
  const [whole, rest] = [Math.floor(amount / 100), amount % 100];
  const picture = purse([['', amount, 'first']]);
  if (whole === 0) {
    const euro = step('oneEuro', {}, '1eur=100ct', purse([['', 100, 'first']]));
    return [euro, step('soItIs', {}, completed(sum), picture)];
  }
  const known100 = step('oneEuro', {}, whole === 1 ? '1eur=100ct' : `${whole}eur=${whole * 100}ct`, picture);
  if (rest === 0) return [known100];
  const apart =
    known.unit === 'ct'
      ? step('centsApart', {}, `${amount}ct=${whole * 100}ct+${rest}ct`, picture)
      : step('centsWithIt', {}, `${whole * 100}ct+${rest}ct=${amount}ct`, picture);
  return known.unit === 'ct' ? [apart, known100] : [known100, apart];
}

/** Sums with money of one sign, and changing euros and cents; null for others. */
export function moneySteps(sum: Sum): StrategyStep[] | null {
  if (sum.left.kind === 'number' && sum.right.kind === 'hole' && isMoney(sum.left.unit)) {
    return changeUnit(sum.left, sum);
  }
  const binary = binaryOf(sum);
  const turned = binary && turnedRound(binary);
  if (!binary || !turned) return null;
  const { sign, x, y } = turned;
  const isEuro = (unit: string | undefined) => unit === 'eur';
  if (compare(x.value, zero) <= 0 || compare(y.value, zero) <= 0) return null;
  const lead = (working: StrategyStep[]) => {
    const picture = working[0]?.picture;
    return picture ? [...turnStep(binary, picture), ...working] : [];
  };
  if (isEuro(x.unit) && isEuro(y.unit)) {
    if (sign === '+') return lead(addMoney(x.value, y.value));
    return sign === '-' ? lead(fillUp(x.value, y.value)) : null;
  }
  if (sign === '*') {
    const [n, price] = isMoney(x.unit) ? [y, x] : [x, y];
    return isEuro(price.unit) && !n.unit ? lead(timesMoney(n.value, price.value)) : null;
  }
  const exact = isWhole(y.value) && (inCents(x.value) * y.value.den) % y.value.num === 0;
  return sign === ':' && isEuro(x.unit) && !y.unit && exact ? lead(divideMoney(x.value, y.value)) : null;
}
