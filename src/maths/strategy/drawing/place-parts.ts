/** Greatest power of ten up to a number above zero: 1, 10, 100, … */
export function powerBelow(value: number): number {
  let power = 1;
  while (power * 10 <= value) power *= 10;
  return power;
}

/** A whole number by its places, largest first, without the empty ones: 4 030 is 4 000 and 30. */
export function placeParts(value: number): number[] {
  const parts: number[] = [];
  let rest = value;
  for (let power = powerBelow(Math.max(1, value)); power >= 1; power /= 10) {
    const part = rest - (rest % power);
    if (part > 0) parts.push(part);
    rest %= power;
  }
  return parts;
}

/** Greatest power of ten that divides a whole number above zero. */
export function zerosOf(value: number): number {
  let power = 1;
  while (value > 0 && value % (power * 10) === 0) power *= 10;
  return power;
}

/** The round number just above, and how far it is: 39 is 1 short of 40, 298 is 2 short of 300. */
export function nearRound(value: number): { readonly round: number; readonly short: number } | null {
  if (value < 19) return null;
  const power = powerBelow(value);
  const round = Math.ceil(value / power) * power;
  const short = round - value;
  const near = power === 10 ? 1 : 3;
  if (short > 0 && short <= near) return { round, short };
  // Who has hundreds to write has no use for one more: 349 is worked out as it stands.
  const ten = Math.ceil(value / 10) * 10;
  return value < 100 && ten - value === 1 ? { round: ten, short: 1 } : null;
}
