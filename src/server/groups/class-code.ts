import { randomInt } from 'node:crypto';
import type { Db } from '../db/database';

/** Letters and digits that are not taken for each other on a blackboard. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Above 10¹²: two guesses a second find none of ten thousand classes in a year. */
const length = 8;

const randomCode = () => Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** A class code that no class of any school has. */
export async function makeClassCode(db: Db): Promise<string> {
  for (;;) {
    const code = randomCode();
    const taken = await db
      .selectFrom('class')
      .where('class_code', '=', code)
      .select('class_id')
      .executeTakeFirst();
    if (!taken) return code;
  }
}
