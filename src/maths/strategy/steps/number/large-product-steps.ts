import type { Locale } from '../../../locale';
import { areaOf, sharedArea } from '../../drawing/area-picture';
import { arrayOf, jumps } from '../../drawing/draw-picture';
import { nearRound, placeParts, zerosOf } from '../../drawing/place-parts';
import {
  isPowerOfTen,
  largeDivisionStrategy,
  largeProductStrategy,
  withoutZeros,
} from '../../names/large-strategy';
import type { PlaceValue } from '../../picture';
import { type StrategyStep, step } from '../../step';
import { biteSteps, longDivisionSteps } from './written-division-steps';
import { longProductSteps } from './written-product-steps';

/** Both numbers in one chart: each digit has moved as many places as there are zeros. */
function shifted(before: number, after: number): PlaceValue {
  const width = Math.max(`${before}`.length, `${after}`.length);
  const row = (value: number) =>
    `${value}`
      .padStart(width, ' ')
      .split('')
      .map((digit) => digit.trim());
  return {
    kind: 'place-value',
    headings: Array.from({ length: width }, (_, place) => width - 1 - place),
    pointAfter: null,
    rows: [
      { digits: row(before), role: 'first' },
      { digits: row(after), role: 'second' },
    ],
  };
}

const zerosIn = (power: number): number => `${power}`.length - 1;

/** The product in one piece for each pair of places: 24 × 36 as four products. */
function byParts(a: number, b: number): StrategyStep[] {
  const [down, across] = [a < 11 ? [a] : placeParts(a), b < 11 ? [b] : placeParts(b)];
  const products = down.flatMap((x) => across.map((y) => [x, y] as const));
  const values = products.map(([x, y]) => x * y);
  const steps = products.map(([x, y], place) =>
    step(
      place === 0 ? 'firstProduct' : 'nextProduct',
      { a: x, b: y },
      `${x}*${y}=${x * y}`,
      areaOf(down, across, place + 1),
    ),
  );
  return [...steps, step('partsTogether', {}, `${values.join('+')}=${a * b}`, areaOf(down, across))];
}

function nearProduct(a: number, b: number): StrategyStep[] {
  const turned = b < a;
  const [times, number] = turned ? [b, a] : [a, b];
  const near = nearRound(number);
  if (!near) return byParts(a, b);
  const product = (value: number) => (turned ? `${value}*${times}` : `${times}*${value}`);
  const extra = times * near.short;
  return [
    step(
      'nearRoundTimes',
      { b: number, round: near.round, short: near.short },
      `${product(near.round)}=${times * near.round}`,
      areaOf([times], [near.round]),
    ),
    step(
      'tooMuchProduct',
      { n: times, x: near.short },
      `${product(near.short)}=${extra}`,
      areaOf([times], [number, near.short]),
    ),
    step(
      'takeOff',
      { x: extra },
      `${times * near.round}-${extra}=${a * b}`,
      jumps(times * near.round, [-extra]),
    ),
  ];
}

/** How a × b is worked out when one of them is over ten. */
export function largeProductSteps(
  a: number,
  b: number,
  strategy = largeProductStrategy(a, b),
): StrategyStep[] {
  const round = withoutZeros(a, b);
  switch (strategy) {
    case 'times-zero':
      return [step('timesZero', {}, `${a}*${b}=0`, jumps(0, []))];
    case 'times-one':
      return a === 1
        ? [step('timesOne', { b }, `1*${b}=${b}`, jumps(0, [b]))]
        : [step('onceItself', { a }, `${a}*1=${a}`, jumps(0, [a]))];
    case 'shift-places': {
      const [power, number] = isPowerOfTen(b) ? [b, a] : [a, b];
      return [
        step('timesPower', { power, zeros: zerosIn(power) }, `${a}*${b}=${a * b}`, shifted(number, a * b)),
      ];
    }
    case 'round-numbers':
      if (!round) return byParts(a, b);
      return [
        step(
          'withoutZeros',
          { a: round.x, b: round.y },
          `${round.x}*${round.y}=${round.x * round.y}`,
          arrayOf(round.y, [[round.x, 'first']]),
        ),
        step(
          'zerosBack',
          { zeros: zerosIn(round.zeros), power: round.zeros },
          `${round.x * round.y}*${round.zeros}=${a * b}`,
          shifted(round.x * round.y, a * b),
        ),
      ];
    case 'compensate':
      return nearProduct(a, b);
    case 'long-product':
      return longProductSteps(a, b);
    default:
      return byParts(a, b);
  }
}

/** Parts of a number that a divisor goes into a round number of times: 738 : 3 as 600, 120 and 18. */
function chunksOf(quotient: number, divisor: number): number[] {
  return placeParts(quotient).map((part) => part * divisor);
}

/** How a : b is worked out when the quotient or the divisor is over ten; b goes into a. */
export function largeDivisionSteps(
  a: number,
  b: number,
  strategy = largeDivisionStrategy(a, b),
): StrategyStep[] {
  const quotient = a / b;
  if (a === 0) return [step('nothingToShare', {}, `0:${b}=0`, jumps(0, []))];
  if (strategy === 'divide-by-one') return [step('divideByOne', { a }, `${a}:1=${a}`, jumps(0, [a]))];
  if (strategy === 'shift-places') {
    return [
      step('dividePower', { power: b, zeros: zerosIn(b) }, `${a}:${b}=${quotient}`, shifted(a, quotient)),
    ];
  }
  if (strategy === 'round-numbers') {
    const shared = Math.min(zerosOf(a), zerosOf(b));
    if (shared >= 10) {
      const [x, y] = [a / shared, b / shared];
      return [
        step('zerosOff', { zeros: zerosIn(shared), a: x, b: y }, `${a}:${b}=${x}:${y}`, shifted(a, x)),
        ...(y === 1
          ? []
          : [
              step(
                'thinkProduct',
                { a: x, b: y },
                `${quotient}*${y}=${x}`,
                sharedArea(y, chunksOf(quotient, y)),
              ),
            ]),
      ];
    }
    const unit = roundUnit(a, b);
    if (unit !== null) {
      const x = a / unit;
      return [
        step(
          'roundDivide',
          { a: x, b, unit },
          `${x}:${b}=${x / b}`,
          x / b <= 10 && b <= 10 ? arrayOf(b, [[x / b, 'first']]) : sharedArea(b, [x]),
        ),
        step('unitBack', { x: x / b, unit }, `${x / b}*${unit}=${quotient}`, shifted(x / b, quotient)),
      ];
    }
  }
  if (strategy === 'long-division') return longDivisionSteps(a, b);
  if (strategy === 'divide-by-bites' && chunksOf(quotient, b).length > 1) return biteSteps(a, b);
  return inChunks(a, b);
}

/** The largest unit of which the dividend has a number that can be shared: 240 is 24 tens. */
function roundUnit(a: number, b: number): number | null {
  for (let unit = zerosOf(a); unit >= 10; unit /= 10) {
    if ((a / unit) % b === 0) return unit;
  }
  return null;
}

function inChunks(a: number, b: number): StrategyStep[] {
  const quotient = a / b;
  const chunks = chunksOf(quotient, b);
  const shares = chunks.map((chunk) => chunk / b);
  if (chunks.length === 1) {
    return [step('thinkProduct', { a, b }, `${quotient}*${b}=${a}`, sharedArea(b, chunks))];
  }
  return [
    step('splitToShare', { a, b }, `${a}=${chunks.join('+')}`, sharedArea(b, chunks, 0)),
    ...chunks.map((chunk, place) =>
      step(
        place === 0 ? 'divideTens' : 'divideRest',
        { x: chunk },
        `${chunk}:${b}=${chunk / b}`,
        sharedArea(b, chunks, place + 1),
      ),
    ),
    step('partsTogether', {}, `${shares.join('+')}=${quotient}`, sharedArea(b, chunks)),
  ];
}

/** How often b goes into a, and what is left: a = quotient × b + rest, with 0 < rest < b. */
export function remainderSteps(a: number, b: number, school: Locale = 'nl'): StrategyStep[] {
  const quotient = Math.floor(a / b);
  const rest = a - quotient * b;
  const whole = quotient * b;
  if (quotient > 10) return school === 'be' ? longDivisionSteps(a, b) : biteSteps(a, b);
  const fits = b <= 12;
  const picture = (left: number) =>
    fits
      ? {
          ...arrayOf(b, [[quotient, 'first']]),
          ...(left > 0 && { loose: { count: left, role: 'over' as const } }),
        }
      : sharedArea(b, chunksOf(quotient, b));
  return [
    step('nearestProduct', { a, b }, `${quotient}*${b}=${whole}`, picture(0)),
    step('whatIsLeft', { rest }, `${a}-${whole}=${rest}`, fits ? picture(rest) : jumps(whole, [rest])),
  ];
}
