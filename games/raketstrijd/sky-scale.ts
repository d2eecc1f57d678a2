/** The part of the sky that the scale shows, from its foot to its head. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

/** A station stands no higher than this part of the scale: the rocket has room above it. */
const highest = 0.9;
const nice = [1, 2, 3, 5, 8, 10, 20] as const;

const powerOf = (value: number): number => 10 ** Math.floor(Math.log10(value));
/** Cuts off what a computer adds to a decimal. */
const clean = (value: number): number => Number(value.toPrecision(9));

/** A height that the sum gives may be right below the head of the scale. */
const givenHighest = 0.96;

/**
 * Returns the head of a scale, so that none of these is higher than nine tenths of it: a round number, or one just above
 * the height that the sum gives.
 */
export function topFor(values: readonly number[], given: number | null = null): number {
  const most = Math.max(...values);
  if (given !== null) return Math.max(given / givenHighest, most / highest);
  if (most <= 0) return 10;
  const power = powerOf(most);
  const found = nice.find((each) => most <= each * power * highest) ?? 20;
  return clean(found * power);
}

/** Returns the distance of two numbers on a scale, so that it shows three to six of them, and at least `least`. */
export function stepFor({ low, high }: Span, least = 0): number {
  const power = powerOf((high - low) / 3);
  const step = [5, 2, 1].find((each) => (high - low) / (each * power) >= 3) ?? 1;
  return Math.max(least, clean(step * power));
}

/** Returns the numbers that stand along the scale, at least `least` apart. */
export function marksOn(span: Span, least = 0): readonly number[] {
  const step = stepFor(span, least);
  const first = Math.ceil(span.low / step - 1e-9);
  const last = Math.floor(span.high / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => clean((first + k) * step));
}

/** A gap that is smaller than this part of the scale is looked at from nearby, and then is this part of what is seen. */
const smallest = 0.24;
const nearby = 0.42;

/** Returns the part of the sky that shows both the right height and the child's: from nearby, or from further away. */
export function spanOfMiss(right: number, given: number, top: number): Span {
  const far = given > top * highest ? topFor([given, right]) : top;
  const gap = Math.abs(given - right);
  if (gap === 0 || gap >= far * smallest) return { low: 0, high: far };
  const size = gap / nearby;
  const middle = (given + right) / 2;
  const step = stepFor({ low: 0, high: size });
  const low = Math.max(0, Math.floor((middle - size * 0.45) / step + 0.5) * step);
  return { low: clean(low), high: clean(low + Math.max(size, (Math.max(given, right) - low) / highest)) };
}

/** Returns where a number is along a span: 0 at its foot, 1 at its head. */
export const shareIn = ({ low, high }: Span, value: number): number => (value - low) / (high - low);
