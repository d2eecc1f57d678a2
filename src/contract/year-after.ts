/** Returns the next school year: `2026-2027` → `2027-2028`. */
export const yearAfter = (schoolYear: string): string => {
  const next = Number(schoolYear.slice(0, 4)) + 1;
  return `${next}-${next + 1}`;
};

/** The last year of primary school, in Dutch numbering. */
export const lastYear = 8;
