import { placesOf } from '../../../number/numeral';
import {
  compare,
  dividedBy,
  isWhole,
  minus,
  plus,
  type Rational,
  rational,
  times,
  zero,
} from '../../../number/rational';
import type { Sum } from '../../../sum/sum';
import { areaOf } from '../../drawing/area-picture';
import { chartOf, decimalLine } from '../../drawing/decimal-pictures';
import { jumps } from '../../drawing/draw-picture';
import { plain, scaled, withPlaces } from '../../drawing/notate';
import { powerBelow } from '../../drawing/place-parts';
import { binaryOf } from '../../drawing/sum-parts';
import type { Picture } from '../../picture';
import { type StrategyStep, step } from '../../step';
import { columnAddSteps, columnSubtractSteps } from './column-steps';
import { turnedRound, turnStep } from './turned-round';

/** Decimals a number needs; decimals without end have no place here. */
const placesIn = (value: Rational): number => placesOf(value) ?? 0;

const nearest = ({ num, den }: Rational): number => Math.floor((2 * num + den) / (2 * den));

/** With rounded numbers first: then a misplaced decimal sign shows. */
function estimate(x: Rational, y: Rational, sign: '+' | '-' | '*'): StrategyStep[] {
  const [a, b] = [nearest(x), nearest(y)];
  if (a === 0 || b === 0 || (isWhole(x) && isWhole(y))) return [];
  const value = { '+': a + b, '-': a - b, '*': a * b }[sign];
  if (value < 0) return [];
  return [step('estimateFirst', { a, b, x: value }, `${a}${sign}${b}=${value}`, jumps(0, [value]))];
}

/** Few enough digits to think of tenths or hundredths as things. */
const isSmall = (a: number, b: number): boolean => a <= 20 && b <= 20;

function addOrSubtract(x: Rational, y: Rational, sign: '+' | '-'): StrategyStep[] {
  const places = Math.max(placesIn(x), placesIn(y));
  const [a, b] = [scaled(x, places), scaled(y, places)];
  const result = sign === '+' ? plus(x, y) : minus(x, y);
  if (sign === '+' ? isSmall(a, b) : a <= 20) {
    const picture = decimalLine(x, y, result, places);
    const name =
      `${sign === '+' ? 'plus' : 'minus'}${places === 1 ? 'Tenths' : places === 2 ? 'Hundredths' : 'Thousandths'}` as const;
    return [step(name, { a, b }, `${a}${sign}${b}=${sign === '+' ? a + b : a - b}`, picture)];
  }
  const aligned =
    placesIn(x) === placesIn(y)
      ? []
      : [
          step(
            'alignDecimals',
            { places },
            `${plain(x)}${sign}${plain(y)}=${withPlaces(x, places)}${sign}${withPlaces(y, places)}`,
            chartOf([
              { value: x, places },
              { value: y, places },
            ]),
          ),
        ];
  const columns = sign === '+' ? columnAddSteps(a, b, places) : columnSubtractSteps(a, b, places);
  return [...estimate(x, y, sign), ...aligned, ...columns];
}

const isPower = (value: Rational): boolean =>
  isWhole(value) && value.num >= 10 && powerBelow(value.num) === value.num;

const chart = (...values: readonly Rational[]): Picture =>
  chartOf(values.map((value) => ({ value, places: placesIn(value) })));

function multiply(x: Rational, y: Rational): StrategyStep[] {
  const product = times(x, y);
  const power = [x, y].find(isPower);
  if (power) {
    const other = power === x ? y : x;
    const zeros = `${power.num}`.length - 1;
    return [
      step(
        'timesPower',
        { power: power.num, zeros },
        `${plain(x)}*${plain(y)}=${plain(product)}`,
        chart(other, product),
      ),
    ];
  }
  const places = placesIn(x) + placesIn(y);
  const [a, b] = [scaled(x, placesIn(x)), scaled(y, placesIn(y))];
  return [
    ...estimate(x, y, '*'),
    step('withoutPoint', { a, b }, `${a}*${b}=${a * b}`, areaOf([a], [b])),
    step(
      'pointBack',
      { places, a: a * b },
      `${a * b}:${10 ** places}=${plain(product)}`,
      chart(rational(a * b), product),
    ),
  ];
}

function divide(x: Rational, y: Rational): StrategyStep[] {
  const quotient = dividedBy(x, y);
  if (isPower(y)) {
    const zeros = `${y.num}`.length - 1;
    return [
      step(
        'dividePower',
        { power: y.num, zeros },
        `${plain(x)}:${plain(y)}=${plain(quotient)}`,
        chart(x, quotient),
      ),
    ];
  }
  const places = placesIn(y);
  if (places > 0) {
    const by = 10 ** Math.max(places, placesIn(x));
    const [a, b] = [times(x, rational(by)), times(y, rational(by))];
    return [
      step(
        'bothTimes',
        { by, a: plain(a), b: plain(b) },
        `${plain(x)}:${plain(y)}=${plain(a)}:${plain(b)}`,
        chart(x, a),
      ),
      step(
        'divideThem',
        {},
        `${plain(a)}:${plain(b)}=${plain(quotient)}`,
        isWhole(quotient) && b.num <= 99 ? areaOf([b.num], [quotient.num]) : chart(a, quotient),
      ),
    ];
  }
  const own = Math.max(placesIn(x), placesIn(quotient));
  const a = scaled(x, own);
  return [
    step('asParts', { a: plain(x), n: a, den: 10 ** own }, `${plain(x)}*${10 ** own}=${a}`, chart(x)),
    step(
      'divideThem',
      {},
      `${a}:${plain(y)}=${a / y.num}`,
      y.num <= 99 ? areaOf([y.num], [a / y.num]) : chart(rational(a), rational(a / y.num)),
    ),
    step(
      'pointBack',
      { places: own, a: a / y.num },
      `${a / y.num}:${10 ** own}=${plain(quotient)}`,
      chart(rational(a / y.num), quotient),
    ),
  ];
}

/** Sums of decimals with one sign; null for longer ones, and where an outcome has no end. */
export function decimalSteps(sum: Sum): StrategyStep[] | null {
  const binary = binaryOf(sum);
  const turned = binary && turnedRound(binary);
  if (!binary || !turned) return null;
  const [x, y] = [turned.x.value, turned.y.value];
  const isReadable = [binary.a, binary.b, binary.result].every(
    ({ value }) => placesOf(value) !== null && compare(value, zero) >= 0,
  );
  if (!isReadable) return null;
  const { sign } = turned;
  const working = sign === '*' ? multiply(x, y) : sign === ':' ? divide(x, y) : addOrSubtract(x, y, sign);
  const picture = working[0]?.picture;
  return picture ? [...turnStep(binary, picture), ...working] : null;
}
