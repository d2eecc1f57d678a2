/** Signs that may be typed besides digits. */
export interface Typable {
  readonly comma?: boolean;
  readonly fraction?: boolean;
  /** A minus in front, for rounds with answers below zero. */
  readonly minus?: boolean;
  /** An r between a whole number and what is left over: 33r5. */
  readonly remainder?: boolean;
  /** A colon between hours and two digits of minutes: 9:05. */
  readonly colon?: boolean;
  /** Largest number of characters; 7 by default. */
  readonly longest?: number;
}

const usual = 7;

/**
 * Returns the typed value after a key: a digit, `-`, the decimal sign (`,` or `.`), the fraction bar `/`, or
 * `Backspace`. A key that would not lead to a number (a second sign, a bar without a numerator) changes nothing.
 */
export function typed(value: string, key: string, may: Typable = { comma: true, fraction: true }): string {
  if (key === 'Backspace') return value.slice(0, -1);
  if (value.length >= (may.longest ?? usual)) return value;
  if (key === '-') return may.minus === true && value === '' ? '-' : value;
  if (/^[0-9]$/.test(key) && /:\d\d$/.test(value)) return value;
  if (/^[0-9]$/.test(key)) return /(^|[-/r])0$/.test(value) ? value.slice(0, -1) + key : value + key;
  if (value === '-') return value;
  if (/[r:]/.test(value)) return value;
  if (key === ':') return may.colon === true && /^\d{1,2}$/.test(value) ? `${value}:` : value;
  if (key === 'r') return may.remainder === true && isComplete(value) ? `${value}r` : value;
  const hasSign = /[,./]/.test(value);
  if (/^[,.]$/.test(key)) return may.comma === true && !hasSign ? `${value || '0'}${key}` : value;
  if (key === '/') return may.fraction === true && !hasSign && value !== '' ? `${value}/` : value;
  return value;
}

/** Returns whether the typed value is a complete number or time: `3/` and `9:0` are not. */
export const isComplete = (value: string): boolean =>
  /\d$/.test(value) && !/\/0*$/.test(value) && !/:\d$/.test(value);
