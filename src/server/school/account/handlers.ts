import type { Handlers } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';
import { audit } from '../audit';

export const handlers = {
  async readSchool({ db }) {
    const found = await db
      .selectFrom('account')
      .select([
        'name',
        'country',
        'region',
        'time_zone as timeZone',
        'locale',
        'sound',
        'first_names as firstNames',
        'school_code as schoolCode',
      ])
      .executeTakeFirst();
    if (!found) throw notFound();
    const ending = await db.selectFrom('school_ending').select('erase_on').executeTakeFirst();
    return { ...found, eraseOn: ending?.erase_on ?? null };
  },

  /** The country goes with the region. Rounds that were begun keep the holidays they began with. */
  async changeSchool({ db, session, body, now }) {
    const { name, region, timeZone, locale, sound, firstNames } = body;
    const { accountId } = session;
    return db.transaction().execute(async (tx) => {
      await tx
        .updateTable('account')
        .set({
          name,
          region,
          country: region === 'vlaanderen' ? 'be' : 'nl',
          time_zone: timeZone,
          locale,
          sound,
          first_names: firstNames,
        })
        .execute();
      await audit(tx, session, { action: 'school.changed', subjectId: accountId, counts: {} }, now);
      return {};
    });
  },
} satisfies Partial<Handlers>;
