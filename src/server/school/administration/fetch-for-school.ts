import type { Parsed } from '@/edexml/result';
import type { Db, TenantDatabase } from '../../platform/db/database';
import { unprocessable } from '../../platform/http/errors';
import type { Services } from '../../platform/services';
import { schoolYearNow } from '../imports/matching/school-year-now';
import { schoolToday } from '../school-today';
import { type Link, openKey, readLink, schoolIdOf, systemOf } from './link';
import { fetchList } from './uwlr/fetch-list';

/** A school whose list is fetched, and with what. */
export interface Fetch extends Pick<Services, 'config' | 'keys'> {
  readonly db: TenantDatabase;
  readonly accountId: string;
  readonly now: Date;
}

/** @throws CallError 422 when the school is not connected */
export async function requireLink(db: Db): Promise<Link> {
  const link = await readLink(db);
  if (!link) throw unprocessable('administration-none');
  return link;
}

/**
 * Fetches the list of a school of this school year. No transaction is open meanwhile.
 *
 * @throws CallError 422 that says in words why there is no list
 */
export async function fetchForSchool(
  { db, accountId, config, keys, now }: Fetch,
  link: Link,
): Promise<Parsed> {
  const system = systemOf(config, link.system);
  if (!system) throw unprocessable('administration-gone');
  const key = openKey(keys, accountId, link);
  const { today } = await schoolToday(db, now);
  const { is: schoolYear } = await schoolYearNow(db, today);
  return fetchList(system, schoolIdOf(link), key, { today, schoolYear });
}
