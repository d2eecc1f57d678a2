/** Keys of the collections that a group practises until a teacher chooses: the year's goals first, then optional ones. */
export interface YearProgramme {
  readonly required: readonly string[];
  readonly free: readonly string[];
}

/** School year (NL numbering) → programme: `learning.md` §3. */
const programmes: Readonly<Record<number, YearProgramme>> = {
  3: { required: ['split-to-10', 'add-subtract-to-10'], free: ['add-to-20', 'missing-to-10'] },
  4: { required: ['add-subtract-to-20', 'tables-1-2-5-10'], free: ['split-to-10', 'missing-to-20'] },
  5: { required: ['tables-all', 'add-subtract-to-20'], free: ['division-all', 'missing-to-20'] },
  6: {
    required: ['tables-and-division', 'part-of'],
    free: ['add-subtract-to-10000', 'decimals-tenths', 'multiply-two-by-two', 'clock-afternoon'],
  },
  7: {
    required: ['fractions-same-denominator', 'decimals-hundredths'],
    free: ['percent-anchors', 'ratio', 'money-multiply', 'tables-and-division'],
  },
  8: {
    required: ['fraction-decimal-percent', 'fractions-unlike'],
    free: ['decimals-times-decimals', 'percent-any', 'estimate-products', 'volume'],
  },
};

/** Flanders teaches all tables a year earlier. */
const flemish: Readonly<Record<number, YearProgramme>> = {
  4: { required: ['add-subtract-to-20', 'tables-all'], free: ['split-to-10', 'division-all'] },
};

const firstYear = 3;
const lastYear = 8;

/** Returns the programme of a school year 1–8 (NL numbering), or of the nearest year that has one. */
export function programmeOfYear(year: number, country: 'nl' | 'be'): YearProgramme {
  const nearest = Math.min(lastYear, Math.max(firstYear, year));
  const found = (country === 'be' && flemish[nearest]) || programmes[nearest];
  return found || { required: [], free: [] };
}
