import { randomInt } from 'node:crypto';
import type { Db } from '../../platform/db/database';
import { acrossAccounts } from '../../platform/db/tenant/for-tenant';

/** Letters and digits that are not taken for each other on a blackboard. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Above 10¹²: two guesses a second find none of ten thousand groups in a year. */
const length = 8;

const randomCode = () => Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** So many different class codes that no group of any school has. */
export async function makeClassCodes(db: Db, count: number): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < count) {
    const drawn = Array.from({ length: count - codes.size }, randomCode);
    const rows = await acrossAccounts(db)
      .selectFrom('pupil_group')
      .where('class_code', 'in', drawn)
      .select('class_code')
      .execute();
    const taken = new Set(rows.flatMap(({ class_code }) => class_code ?? []));
    for (const code of drawn) if (!taken.has(code)) codes.add(code);
  }
  return [...codes];
}
