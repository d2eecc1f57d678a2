import type { Day } from '../../platform/db/columns';
import type { Db } from '../../platform/db/database';
import { notFound } from '../../platform/http/errors';
import { schoolYearOf } from '../../shared/calendar';

export interface Period {
  /** `2026-2027`, or a half of it, `2026-2027-1`; what was asked as `current` gets its real name. */
  readonly periodId: string;
  readonly from: Day;
  readonly to: Day;
}

interface ListedPeriod extends Period {
  readonly half: 1 | 2 | null;
}

/** A school year and its halves: the reports of winter and summer. */
function periodsOfYear(name: string): ListedPeriod[] {
  const [first = '', second = ''] = name.split('-');
  const [from, half, next, to] = [`${first}-08-01`, `${second}-01-31`, `${second}-02-01`, `${second}-07-31`];
  return [
    { periodId: name, from, to, half: null },
    { periodId: `${name}-1`, from, to: half, half: 1 },
    { periodId: `${name}-2`, from: next, to, half: 2 },
  ];
}

/**
 * The school year or half-year of this name, or the school year of today for `current`.
 * @throws CallError 404 for any other name
 */
export function readPeriod(periodId: string, today: Day): Period {
  const name = periodId === 'current' ? schoolYearOf(today) : periodId;
  const [, year = '', first, second] = /^((20\d\d)-(20\d\d))(?:-[12])?$/.exec(name) ?? [];
  const found = periodsOfYear(year).find((period) => period.periodId === name);
  if (!found || Number(second) !== Number(first) + 1) throw notFound();
  const { from, to } = found;
  return { periodId: name, from, to };
}

const maxYears = 9;

/** The school years and halves with practice of these pupils up to today, the newest first; this year always. */
export async function listPeriods(
  db: Db,
  accountId: string,
  pupilIds: readonly string[],
  today: Day,
): Promise<ListedPeriod[]> {
  const { first } = await db
    .selectFrom('pupil_day')
    .where('account_id', '=', accountId)
    .where(({ eb, val }) => eb('pupil_id', '=', eb.fn.any(val([...pupilIds]))))
    .select(({ fn }) => fn.min('day').as('first'))
    .executeTakeFirstOrThrow();
  const since = first === null || first > today ? today : first;
  const [last, oldest] = [today, since].map((day) => Number(schoolYearOf(day).slice(0, 4)));
  const count = Math.min(maxYears, (last ?? 0) - (oldest ?? 0) + 1);
  return Array.from({ length: count }, (_, back) => `${(last ?? 0) - back}-${(last ?? 0) - back + 1}`)
    .flatMap(periodsOfYear)
    .filter(({ from, to }) => from <= today && to >= since);
}
