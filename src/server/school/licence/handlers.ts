import type { Handlers } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';
import { shiftDay } from '../../shared/calendar';
import { graceDays } from './licence-state';
import { askLicence, openRequest } from './requests/ask-licence';
import { readLicence } from './seats';

export const handlers = {
  async readLicence({ db, session, now }) {
    const { role } = session;
    const licence = await readLicence(db, now);
    if (!licence) throw notFound();
    const asked = await openRequest(db);
    const invoices = await db
      .selectFrom('licence_invoice')
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
