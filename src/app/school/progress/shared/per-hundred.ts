/** Of a hundred sums, as a whole number. */
export const perHundred = (rate: number): number => Math.round(100 * rate);
