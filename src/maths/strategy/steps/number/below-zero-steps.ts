import { compare, isWhole, minus, plus, type Rational, rational, zero } from '../../../number/rational';
import type { Sum } from '../../../sum/sum';
import { plain } from '../../drawing/notate';
import { powerBelow } from '../../drawing/place-parts';
import { binaryOf } from '../../drawing/sum-parts';
import type { NumberLine } from '../../picture';
import { type StrategyStep, step } from '../../step';
import { turnedRound, turnStep } from './turned-round';

const signed = (value: Rational): string => (value.num < 0 ? `(${plain(value)})` : plain(value));

/** A whole number of steps that all of these lie within, and at most forty parts of the line between. */
function lineAround(values: readonly Rational[]): Pick<NumberLine, 'from' | 'to' | 'parts'> {
  const numbers = values.map(({ num, den }) => num / den);
  const [least, most] = [Math.min(0, ...numbers), Math.max(0, ...numbers)];
  const reach = Math.max(1, most - least);
  const unit =
    reach <= 40 ? 1 : powerBelow(Math.ceil(reach)) / (powerBelow(Math.ceil(reach)) >= reach / 2 ? 10 : 1);
  const [from, to] = [Math.floor(least / unit) * unit, Math.ceil(most / unit) * unit];
  return {
    from: rational(from),
    to: rational(Math.max(to, from + unit)),
    parts: Math.max(1, (to - from) / unit),
  };
}

/** Jumps from stop to stop on a line with zero on it, so that it is seen on which side one ends. */
export function signedJumps(stops: readonly Rational[], among: readonly Rational[] = []): NumberLine {
  const line = lineAround([...stops, ...among]);
  const labels = [line.from, zero, line.to, ...stops.slice(0, -1)].map((at) => ({ at, label: plain(at) }));
  const [end = zero] = stops.slice(-1);
  return {
    kind: 'number-line',
    ...line,
    labels: labels.filter(({ label }, place) => labels.findIndex((each) => each.label === label) === place),
    points: [{ at: end, label: plain(end), role: 'second' }],
    jumps: stops.slice(1).flatMap((to, before) => {
      const from = stops[before] ?? to;
      const by = minus(to, from);
      if (by.num === 0) return [];
      return [{ from, to, label: `${by.num < 0 ? '−' : '+'}${plain(by).replace('-', '')}` }];
    }),
  };
}

/** Further to the right or to the left, by way of zero where it lies between. */
function jumpsOver(start: Rational, by: Rational, sign: '+' | '-'): StrategyStep[] {
  const end = sign === '+' ? plus(start, by) : minus(start, by);
  const isOver = compare(start, zero) !== 0 && compare(end, zero) !== 0 && start.num < 0 !== end.num < 0;
  const name = sign === '+' ? 'goRight' : 'goLeft';
  if (!isOver) {
    const equation = `${plain(start)}${sign}${signed(by)}=${plain(end)}`;
    return [step(name, { a: plain(start), n: plain(by) }, equation, signedJumps([start, end]))];
  }
  const [first, then] = [start, end].map((each) => (each.num < 0 ? minus(zero, each) : each)) as [
    Rational,
    Rational,
  ];
  return [
    step(
      'toZero',
      { n: plain(first) },
      `${plain(start)}${sign}${plain(first)}=0`,
      signedJumps([start, zero], [end]),
    ),
    step(
      'beyondZero',
      { n: plain(then) },
      `0${sign}${plain(then)}=${plain(end)}`,
      signedJumps([start, zero, end]),
    ),
  ];
}

/** Adding and subtracting that begins, ends or passes below zero; null for other sums. */
export function belowZeroSteps(sum: Sum): StrategyStep[] | null {
  const binary = binaryOf(sum);
  const turned = binary && turnedRound(binary);
  if (!binary || !turned || (turned.sign !== '+' && turned.sign !== '-')) return null;
  const all = [binary.a, binary.b, binary.result];
  const isBelow = all.some(({ value }) => value.num < 0);
  if (!isBelow || all.some(({ value, unit }) => unit !== undefined || !isWhole(value))) return null;
  const [start, by] = [turned.x.value, turned.y.value];
  // Taking away less than nothing is adding, and the other way round.
  const sign = by.num < 0 ? (turned.sign === '+' ? '-' : '+') : turned.sign;
  const size = by.num < 0 ? minus(zero, by) : by;
  const working = jumpsOver(start, size, sign);
  const picture = working[0]?.picture;
  if (!picture) return null;
  const twice = `${plain(start)}${turned.sign}${signed(by)}=${plain(start)}${sign}${plain(size)}`;
  const turnedSign = by.num < 0 ? [step('twoSigns', { x: signed(by), n: plain(size) }, twice, picture)] : [];
  return [...turnStep(binary, picture), ...turnedSign, ...working];
}
