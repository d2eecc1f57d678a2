import { skillLevel } from '@/maths/report/skill-level';
import type { SkillId } from '@/maths/sum/sum';
import type { Answer } from '../call';
import type { Db } from '../db/database';
import { grouped } from '../grouped';
import { monthOf, shiftDay } from '../groups/days';
import type { Strength } from './group-facts';

type NeedShown = Answer<'readGroupProgress'>['needs'][number];
type Need = Omit<NeedShown, 'others'>;

/** So often in the last two months: then it is a habit and no slip. */
const habitFrom = 6;
/** Below this chance of a right answer a skill asks for help. */
const weakBelow = 0.4;
/** Needs that are shown at most: a teacher makes two or three small groups. */
const most = 6;
/** Pupils at one table. */
const mostAtTable = 6;
const lookBackDays = 31;

/** Misconceptions that pupils show again and again, with the latest example of one of them. */
async function sharedErrors(
  db: Db,
  accountId: string,
  pupilIds: readonly string[],
  today: string,
): Promise<Need[]> {
  const rows = await db
    .selectFrom('pupil_error')
    .where('account_id', '=', accountId)
    .where(({ eb, val }) => eb('pupil_id', '=', eb.fn.any(val([...pupilIds]))))
    .where('month', '>=', monthOf(shiftDay(today, -lookBackDays)))
    .where('error_type', '!=', 'unclassified')
    .orderBy('month', 'desc')
    .select(['pupil_id', 'error_type', 'count', 'sum_id', 'given'])
    .execute();
  return [...grouped(rows, ({ error_type }) => error_type)].flatMap(([code, ofType]): Need[] => {
    const byPupil = [...grouped(ofType, ({ pupil_id }) => pupil_id)].map(([pupilId, own]) => ({
      pupilId,
      count: own.reduce((sum, { count }) => sum + count, 0),
    }));
    const habits = byPupil.filter(({ count }) => count >= habitFrom).toSorted((a, b) => b.count - a.count);
    const latest = ofType.find(({ pupil_id }) => pupil_id === habits[0]?.pupilId);
    if (habits.length === 0 || !latest) return [];
    return [
      {
        kind: 'error',
        code,
        example: { sumId: latest.sum_id, given: latest.given },
        pupilIds: habits.map(({ pupilId }) => pupilId),
      },
    ];
  });
}

/** Narrowest skills that pupils are weak in, as far as enough is known. */
function sharedWeakness(
  pupils: readonly { readonly pupilId: string; readonly strength: Strength }[],
): Need[] {
  const weak = pupils.flatMap(({ pupilId, strength }) => {
    const skills = Object.keys(strength.skills) as SkillId[];
    const learner = { ...strength, sums: {}, year: 4 };
    return skills
      .filter((skill) => !skills.some((other) => other.startsWith(`${skill}/`)))
      .flatMap((skill) => {
        const { level } = skillLevel(learner, skill);
        return level !== null && level < weakBelow ? [{ pupilId, skill, level }] : [];
      });
  });
  return [...grouped(weak, ({ skill }) => skill)].map(([code, own]) => ({
    kind: 'skill',
    code,
    example: null,
    pupilIds: own.toSorted((a, b) => a.level - b.level).map(({ pupilId }) => pupilId),
  }));
}

/** Pupils that the same lesson would help, the largest groups first; what only one pupil needs stands on its own page. */
export async function sharedNeeds(
  db: Db,
  accountId: string,
  pupils: readonly { readonly pupilId: string; readonly strength: Strength }[],
  today: string,
): Promise<NeedShown[]> {
  const errors = await sharedErrors(
    db,
    accountId,
    pupils.map(({ pupilId }) => pupilId),
    today,
  );
  return [...errors, ...sharedWeakness(pupils)]
    .filter(({ pupilIds }) => pupilIds.length > 1)
    .toSorted((a, b) => b.pupilIds.length - a.pupilIds.length)
    .slice(0, most)
    .map((need) => ({
      ...need,
      pupilIds: need.pupilIds.slice(0, mostAtTable),
      others: Math.max(0, need.pupilIds.length - mostAtTable),
    }));
}
