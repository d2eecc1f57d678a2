import { dayFromNow } from '../../shared/day-from-now';
import type { ApplicationShown, NewAccount } from './types';

/** Days a trial lasts, unless the office says otherwise. */
const trialDays = 60;

/** Returns a trial from today on. */
export const newTrial = (pupils: number): NewAccount['licence'] => ({
  kind: 'trial',
  pupils,
  startsOn: dayFromNow(),
  endsOn: dayFromNow(trialDays),
});

/** Returns the account that an application asks for: a trial with room for its pupils. */
export const accountFrom = (application: ApplicationShown): NewAccount => ({
  applicationId: application.applicationId,
  kind: application.kind,
  country: application.country,
  name: application.schoolName ?? application.contactName,
  schoolCode: application.schoolCode,
  locale: application.locale,
  admin: { name: application.contactName, email: application.email },
  licence: newTrial(application.pupils),
});
