import type { Day } from '../db/schema';
import { notFound } from '../errors';
import { schoolYearOf } from '../groups/days';

export interface Period {
  /** `2026-2027`; what was asked as `current` gets its real name. */
  readonly periodId: string;
  readonly from: Day;
  readonly to: Day;
}

/**
 * The school year of this name, or the one of today for `current`.
 * @throws CallError 404 for any other name
 */
export function readPeriod(periodId: string, today: Day): Period {
  const name = periodId === 'current' ? schoolYearOf(today) : periodId;
  const [, from, to] = /^(20\d\d)-(20\d\d)$/.exec(name) ?? [];
  if (!from || !to || Number(to) !== Number(from) + 1) throw notFound();
  return { periodId: name, from: `${from}-08-01`, to: `${to}-07-31` };
}
