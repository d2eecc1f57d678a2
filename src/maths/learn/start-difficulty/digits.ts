/** The digits of a whole number from the ones up: 507 → [7, 0, 5]; none of 0. */
export function digitsOf(value: number): number[] {
  const digits: number[] = [];
  for (let rest = Math.abs(value); rest > 0; rest = Math.floor(rest / 10)) digits.push(rest % 10);
  return digits;
}

/** A whole number without the zeros at its end, and how many those are: 4500 → 45 and 2. */
export interface Stripped {
  readonly core: number;
  readonly zeros: number;
}

/** Strips the zeros at the end; of 0 nothing. */
export function stripped(value: number): Stripped {
  let core = Math.abs(value);
  let zeros = 0;
  while (core >= 10 && core % 10 === 0) {
    core /= 10;
    zeros += 1;
  }
  return { core, zeros };
}

/** Zeros at the end that two numbers share: 4500 and 300 share two; with 0 those of the other. */
export function sharedZeros(a: number, b: number): number {
  if (a === 0 || b === 0) return stripped(a + b).zeros;
  return Math.min(stripped(a).zeros, stripped(b).zeros);
}
