/** A number rounded to its first digit: 46 → 50, 301 → 300. */
export function toOneDigit(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, Math.abs(value))));
  return Math.round(value / unit) * unit;
}
