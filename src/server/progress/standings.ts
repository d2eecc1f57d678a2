import type { SumCollection } from '@/maths/collections/sum-collection';
import type { GoalStanding } from '@/maths/report/year-goals';
import type { Db } from '../db/database';
import { goalCollections, middleYear, standingOf } from './goals';
import { factCounts, type Strength, strengths } from './group-facts';

export interface Schoolchild {
  readonly pupilId: string;
  /** Its own, else that of its group. */
  readonly year: number | null;
}

/** The goals of each year, and how far each pupil is with those of its own. */
interface Standings {
  goalsOf(year: number | null): readonly SumCollection[];
  strengthOf(pupil: Schoolchild): Strength;
  /** In the order of the goals of its year. */
  standingsOf(pupil: Schoolchild): GoalStanding[];
}

/** Reads counted facts and skills, never answers: years of practice cost no more than weeks. */
export async function readStandings(
  db: Db,
  accountId: string,
  country: 'nl' | 'be',
  pupils: readonly Schoolchild[],
): Promise<Standings> {
  const pupilIds = pupils.map(({ pupilId }) => pupilId);
  const years = new Set(pupils.map(({ year }) => year));
  const goals = new Map([...years].map((year) => [year, goalCollections(year, country)]));
  const [countsOf, strengthIn] = await Promise.all([
    factCounts(db, accountId, pupilIds, [...new Set([...goals.values()].flat())]),
    strengths(db, accountId, pupilIds),
  ]);
  const goalsOf = (year: number | null) => goals.get(year) ?? [];
  const strengthOf = ({ pupilId, year }: Schoolchild) => strengthIn(pupilId, year ?? middleYear);
  return {
    goalsOf,
    strengthOf,
    standingsOf(pupil) {
      const known = {
        ...strengthOf(pupil),
        countsOf: (goal: SumCollection) => countsOf(pupil.pupilId, goal),
      };
      return goalsOf(pupil.year).map((goal) => standingOf(goal, known));
    },
  };
}
