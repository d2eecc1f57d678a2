import { courseOfYear } from './year-courses';

/** Keys of the collections that a group practises until a teacher chooses. */
export interface YearProgramme {
  /** What every day begins with until the pupil has it. */
  readonly required: readonly string[];
  readonly free: readonly string[];
  /** The other domains of the year, in the order in which its weeks bring them. */
  readonly course: readonly string[];
}

type Basis = Omit<YearProgramme, 'course'>;

/** School year (NL numbering) → what stays all year. */
const programmes: Readonly<Record<number, Basis>> = {
  3: { required: ['split-to-10', 'add-subtract-to-10'], free: ['add-to-20', 'missing-to-10'] },
  4: { required: ['add-subtract-to-20', 'tables-1-2-5-10'], free: ['split-to-10', 'missing-to-20'] },
  5: { required: ['tables-all', 'add-subtract-to-20'], free: ['division-all', 'missing-to-20'] },
  6: { required: ['tables-and-division', 'part-of'], free: ['missing-factor', 'clock-later'] },
  7: {
    required: ['fractions-same-denominator', 'decimals-hundredths'],
    free: ['tables-and-division', 'ratio-from-one'],
  },
  8: {
    required: ['fraction-decimal-percent', 'fractions-unlike'],
    free: ['percent-anchors', 'decimals-times-whole'],
  },
};

/** Flanders teaches all tables a year earlier. */
const flemish: Readonly<Record<number, Basis>> = {
  4: { required: ['add-subtract-to-20', 'tables-all'], free: ['split-to-10', 'division-all'] },
};

const firstYear = 3;
const lastYear = 8;

/** The course of the next year, for pupils that have their own year's: what is not in that; empty after the last year. */
export function courseAfter(year: number, country: 'nl' | 'be'): readonly string[] {
  if (year < firstYear || year >= lastYear) return [];
  const { required, free, course } = programmeOfYear(year, country);
  const own = new Set([...required, ...free, ...course]);
  return courseOfYear(year + 1, country).filter((key) => !own.has(key));
}

/** Returns the programme of a school year 1–8 (NL numbering), or of the nearest year that has one. */
export function programmeOfYear(year: number, country: 'nl' | 'be'): YearProgramme {
  const nearest = Math.min(lastYear, Math.max(firstYear, year));
  const found = (country === 'be' && flemish[nearest]) || programmes[nearest];
  return { ...(found || { required: [], free: [] }), course: courseOfYear(nearest, country) };
}
