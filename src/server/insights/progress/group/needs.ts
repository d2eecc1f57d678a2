import type { GoalsAndFlags } from '@/maths/report/goal-report';
import { instructionGroups } from '@/maths/report/instruction-groups';
import { measuredNeeds } from '@/maths/report/measured-needs';
import type { Db } from '../../../platform/db/database';
import type { Answer } from '../../../platform/http/call';
import { monthOf, shiftDay } from '../../../shared/calendar';
import { grouped } from '../../../shared/grouped';

type Group = Answer<'readGroupProgress'>['groups'][number];

interface PupilStanding extends Pick<GoalsAndFlags, 'goals' | 'flags'> {
  readonly pupilId: string;
}

/** Errors are counted by the month: those of this month and of the one of so many days ago. */
const lookBackDays = 31;

/** Misconceptions of these pupils by month, the latest first, and how many answers they gave in those months. */
async function errorsOf(db: Db, accountId: string, pupilIds: readonly string[], today: string) {
  const since = monthOf(shiftDay(today, -lookBackDays));
  const [errors, days] = await Promise.all([
    db
      .selectFrom('pupil_error')
      .where('account_id', '=', accountId)
      .where(({ eb, val }) => eb('pupil_id', '=', eb.fn.any(val([...pupilIds]))))
      .where('month', '>=', since)
      .orderBy('month', 'desc')
      .select(['pupil_id', 'error_type', 'count', 'sum_id', 'given'])
      .execute(),
    db
      .selectFrom('pupil_day')
      .where('account_id', '=', accountId)
      .where(({ eb, val }) => eb('pupil_id', '=', eb.fn.any(val([...pupilIds]))))
      .where('day', '>=', since)
      .groupBy('pupil_id')
      .select(({ fn }) => ['pupil_id', fn.sum<string>('answers').as('answers')])
      .execute(),
  ]);
  return { errors, answers: new Map(days.map(({ pupil_id, answers }) => [pupil_id, Number(answers)])) };
}

/** Small groups of pupils whom the same instruction helps. */
export async function groupsOf(
  db: Db,
  accountId: string,
  pupils: readonly PupilStanding[],
  today: string,
): Promise<Group[]> {
  const pupilIds = pupils.map(({ pupilId }) => pupilId);
  const { errors, answers } = await errorsOf(db, accountId, pupilIds, today);
  const byPupil = grouped(errors, ({ pupil_id }) => pupil_id);
  const needs = pupils.map(({ pupilId, goals, flags }) => {
    const byType = grouped(byPupil.get(pupilId) ?? [], ({ error_type }) => error_type);
    return {
      pupilId,
      goals,
      flags,
      answers: answers.get(pupilId) ?? 0,
      errors: [...byType].map(([errorType, months]) => ({
        errorType,
        count: months.reduce((sum, { count }) => sum + count, 0),
      })),
    };
  });
  return instructionGroups(measuredNeeds(needs)).map(({ kind, code, members, others }) => {
    const neediest = byPupil.get(members[0]?.pupilId ?? '') ?? [];
    const latest = kind === 'error' ? neediest.find(({ error_type }) => error_type === code) : undefined;
    return {
      kind,
      code,
      example: latest ? { sumId: latest.sum_id, given: latest.given } : null,
      members: members.map(({ pupilId, of, count }) => ({ pupilId, of, count })),
      others,
    };
  });
}
