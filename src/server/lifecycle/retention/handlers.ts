import { avatarOf } from '../../identity/avatar/avatar';
import type { Handlers } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';
import { schoolToday } from '../../school/school-today';
import { dayIn, shiftDay } from '../../shared/calendar';
import { byName, fullName, sortedName } from '../../shared/names';
import { audit } from '../audit';
import { openLeavers, seasonOf, waitDays } from './process-leavers';

export const handlers = {
  async listLeavers({ db, session, now }) {
    const { accountId } = session;
    const { zone, today } = await schoolToday(db, now);
    const rows = await openLeavers(db, { accountId, today })
      .leftJoin('pupil_group as g', (on) => on.onRef('g.group_id', '=', 'p.group_id'))
      .select(['p.pupil_id', 'p.first_name', 'p.last_name', 'p.sort_name', 'g.name as group_name'])
      .select(['l.asked_at', 'l.kept_at'])
      .select(avatarOf('p').as('avatar'))
      .select(({ selectFrom }) =>
        selectFrom('pupil_day as d')
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
    const { today } = await schoolToday(db, now);
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
        .where(({ eb, val }) => eb('pupil_id', '=', eb.fn.any(val(wanted))))
        .execute();
      const counts = { pupils: wanted.length };
      const action = body.kept ? 'leavers.kept' : 'leavers.not-kept';
      await audit(tx, session, { action, subjectId: accountId, counts }, now);
      return {};
    });
  },
} satisfies Partial<Handlers>;
