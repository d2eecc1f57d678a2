import type { GroupProgress } from './types';

type Growing = Pick<GroupProgress, 'growth'> & {
  readonly years: readonly { readonly pupils: readonly unknown[] }[];
};

/** Facts known by heart for the first time in the period up to the end of each week, for each pupil on average. */
export function growthPerPupil({
  growth,
  years,
}: Growing): { readonly week: string; readonly value: number }[] {
  const pupils = years.reduce((sum, year) => sum + year.pupils.length, 0);
  let facts = 0;
  return growth.map((each) => {
    facts += each.facts;
    return { week: each.week, value: facts / Math.max(1, pupils) };
  });
}
