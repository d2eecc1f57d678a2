/** An exact number: lowest terms, denominator above zero, both safe integers. */
export interface Rational {
  readonly num: number;
  readonly den: number;
}
