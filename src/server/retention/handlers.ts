import { audit } from '../audit';
import type { Handlers } from '../call';
import { notFound } from '../errors';
import { dayIn, shiftDay } from '../groups/days';
import { byName, fullName, sortedName } from '../groups/names';
import { avatarOf } from '../pupils/avatar';
import { schoolToday } from '../school/school-today';
import { openLeavers, seasonOf, waitDays } from './leavers';

export const handlers = {
  async listLeavers({ db, session, now }) {
    const { accountId } = session;
    const { zone, today } = await schoolToday(db, accountId, now);
    const rows = await openLeavers(db, { accountId, today })
      .leftJoin('class as c', (on) =>
        on.onRef('c.account_id', '=', 'p.account_id').onRef('c.class_id', '=', 'p.class_id'),
      )
      .select(['p.pupil_id', 'p.first_name', 'p.last_name', 'p.sort_name', 'c.name as group_name'])
      .select(['l.asked_at', 'l.kept_at'])
      .select(avatarOf('p').as('avatar'))
      .select(({ selectFrom }) =>
        selectFrom('pupil_day as d')
          .whereRef('d.account_id', '=', 'p.account_id')
          .whereRef('d.pupil_id', '=', 'p.pupil_id')
          .select(({ fn }) => fn.max('d.day').as('day'))
          .as('last_practised'),
      )
      .execute();
    const { erases } = seasonOf(today);
    const pupils = rows.map((row) => {
      const patient = shiftDay(dayIn(zone, row.asked_at), waitDays);
      return {
        pupilId: row.pupil_id,
        name: fullName(row),
        sortName: sortedName(row),
        avatar: row.avatar,
        groupName: row.group_name,
        lastPractised: row.last_practised,
        eraseOn: row.kept_at ? null : patient > erases ? patient : erases,
      };
    });
    return { pupils: pupils.sort((a, b) => byName(a.sortName, b.sortName)) };
  },

  /** @throws CallError 404 when one of them is not (or no longer) asked about */
  async keepLeavers({ db, session, body, now }) {
    const { accountId } = session;
    const { today } = await schoolToday(db, accountId, now);
    const wanted = [...new Set(body.pupilIds)];
    return db.transaction().execute(async (tx) => {
      const found = await openLeavers(tx, { accountId, today })
        .where(({ eb, val }) => eb('l.pupil_id', '=', eb.fn.any(val(wanted))))
        .select('l.pupil_id')
        .forUpdate()
        .execute();
      if (found.length !== wanted.length) throw notFound();
      await tx
        .updateTable('leaver')
        .set({ kept_at: body.kept ? now : null })
        .where('account_id', '=', accountId)
        .where(({ eb, val }) => eb('pupil_id', '=', eb.fn.any(val(wanted))))
        .execute();
      const counts = { pupils: wanted.length };
      const action = body.kept ? 'leavers.kept' : 'leavers.not-kept';
      await audit(tx, session, { action, subjectId: accountId, counts }, now);
      return {};
    });
  },
} satisfies Partial<Handlers>;
