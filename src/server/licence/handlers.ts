import type { Handlers } from '../call';
import { notFound } from '../errors';
import { shiftDay } from '../groups/days';
import { askLicence, openRequest } from './ask-licence';
import { graceDays } from './licence-state';
import { readLicence } from './places';

export const handlers = {
  async readLicence({ db, session, now }) {
    const { accountId, role } = session;
    const licence = await readLicence(db, accountId, now);
    if (!licence) throw notFound();
    const asked = await openRequest(db, accountId);
    const invoices = await db
      .selectFrom('licence_invoice')
      .where('account_id', '=', accountId)
      .orderBy('day', 'desc')
      .select(['number', 'day', 'body'])
      .execute();
    return {
      ...licence,
      practiseUntil: shiftDay(licence.endsOn, graceDays),
      asked: asked ? { on: asked.asked_at.toISOString(), pupils: asked.pupils } : null,
      invoices: role === 'schooladmin' ? invoices : null,
    };
  },
  askLicence,
} satisfies Partial<Handlers>;
