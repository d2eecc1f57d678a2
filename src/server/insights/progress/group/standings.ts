import type { SumCollection } from '@/maths/collections/sum-collection';
import type { PupilFlag, RecentWork } from '@/maths/report/attention';
import { type GoalsAndFlags, goalsAndFlags } from '@/maths/report/goal-report';
import type { StuckOn } from '@/maths/report/why-stuck';
import { goalOf, standingOfGoal } from '@/maths/report/year-goals';
import type { Db } from '../../../platform/db/database';
import { grouped } from '../../../shared/grouped';
import { stuckOn } from '../../attention/recent-answers';
import type { PupilAtWork } from '../../attention/recent-work';
import { goalCollections } from '../goals';
import { factCounts, procedures } from './group-facts';

export interface Schoolchild {
  readonly pupilId: string;
  /** Its own, else that of its group. */
  readonly year: number | null;
}

export interface PupilStanding extends GoalsAndFlags {
  readonly stuckOn: StuckOn | null;
}

interface Standings {
  goalsOf(year: number | null): readonly SumCollection[];
  /** Goals, domains and flags of one pupil, as its own page has them. */
  of(pupil: Schoolchild): PupilStanding;
}

const noWork: RecentWork = {
  answers: 0,
  correct: 0,
  practisedLately: false,
  known: false,
  groupPractised: false,
};
const noFlags: readonly PupilFlag[] = [];

/**
 * How far each pupil is with the goals of its year. Counted facts and procedures are read, and answers only of who is
 * stuck: years of practice cost no more than weeks.
 */
export async function readStandings(
  db: Db,
  accountId: string,
  country: 'nl' | 'be',
  pupils: readonly Schoolchild[],
  { atWork, now }: { readonly atWork: readonly PupilAtWork[]; readonly now: Date },
): Promise<Standings> {
  const pupilIds = pupils.map(({ pupilId }) => pupilId);
  const years = new Set(pupils.map(({ year }) => year));
  const goals = new Map([...years].map((year) => [year, goalCollections(year, country)]));
  const workOf = new Map(atWork.map((each) => [each.pupilId, each]));
  const stuck = pupilIds.filter((pupilId) => workOf.get(pupilId)?.flags.includes('stuck'));
  const [counts, proceduresOf, reasons] = await Promise.all([
    factCounts(db, accountId, pupilIds, [...new Set([...goals.values()].flat())]),
    procedures(db, accountId, pupilIds),
    stuckOn(db, accountId, stuck, now),
  ]);
  const countsOf = grouped(counts, ({ pupil_id, goal }) => `${pupil_id} ${goal}`);
  const goalsOf = (year: number | null) => goals.get(year) ?? [];
  return {
    goalsOf,
    of({ pupilId, year }) {
      const collections = goalsOf(year);
      const standings = collections.map((collection) => {
        const own = countsOf.get(`${pupilId} ${collection.key}`) ?? [];
        return standingOfGoal(goalOf(collection), {
          factsOf: (skill) => own.find((part) => part.skill === skill),
          procedures: proceduresOf(pupilId),
        });
      });
      const { work = noWork, flags = noFlags } = workOf.get(pupilId) ?? {};
      const reason = reasons.get(pupilId) ?? null;
      return { ...goalsAndFlags(collections, standings, { work, flags, stuckOn: reason }), stuckOn: reason };
    },
  };
}
