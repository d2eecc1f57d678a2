/** The values a name in a pattern takes, as they are written in it. */
export type Values =
  /**
   * Whole numbers from `min` up to `max`, `step` (1) apart; with `places` each is so many tenths, hundredths, …, written
   * no longer than needed, or as money is (`2.50`).
   */
  | {
      readonly min: number;
      readonly max: number;
      readonly step?: number;
      readonly places?: number;
      readonly money?: boolean;
      /** Leave whole numbers out: 3.0 is no decimal to practise with. */
      readonly whole?: false;
    }
  /** Proper fractions with these denominators: in lowest terms, all of them, or those that can be simplified. */
  | { readonly denominators: readonly number[]; readonly terms?: 'lowest' | 'any' | 'reducible' }
  /** Times of day, minutes since midnight. */
  | { readonly from: number; readonly to: number; readonly every: number }
  | { readonly oneOf: readonly string[] };

/** What the answers must be like; a condition that is not named does not matter. */
export interface AnswerCondition {
  readonly above?: number;
  readonly min?: number;
  readonly max?: number;
  /** Decimal places at most; 0 is whole. */
  readonly places?: number;
  /** Leave sums with a whole answer out. */
  readonly whole?: false;
  /** Denominator at most. */
  readonly denominator?: number;
}

/**
 * A recipe for sums of any domain, as data: sums in canonical notation with names for what varies,
 * `{part}of{whole}=_`, and the values of each name.
 */
export interface PatternGenerator {
  readonly patterns: readonly string[];
  readonly values: Readonly<Record<string, Values>>;
  readonly answer?: AnswerCondition;
  /** Ones, tens, … that pass their ten in `{a}+{b}` or `{a}-{b}`. */
  readonly carries?: 'none' | 'some';
  /** Names whose values must rise: a below b. */
  readonly rising?: readonly string[];
  /** Of a division with remainder: whether one must be left. */
  readonly rest?: 'some';
  /** Take this many sums, spread evenly over all there are. */
  readonly count?: number;
}
