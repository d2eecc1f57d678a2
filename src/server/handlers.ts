import { handlers as auth } from './auth/handlers';
import type { Handlers } from './call';
import { handlers as friends } from './friends/handlers';
import { handlers as groups } from './groups/handlers';
import { handlers as imports } from './imports/handlers';
import { handlers as licence } from './licence/handlers';
import { handlers as live } from './live/handlers';
import { handlers as messages } from './messages/handlers';
import { handlers as passwords } from './passwords/handlers';
import { handlers as practice } from './practice/handlers';
import { handlers as progress } from './progress/handlers';
import { handlers as pupils } from './pupils/handlers';
import { handlers as retention } from './retention/handlers';
import { handlers as school } from './school/handlers';
import { handlers as schoolYears } from './school-years/handlers';
import { handlers as security } from './security/handlers';
import { handlers as settings } from './settings/handlers';
import { handlers as teachers } from './teachers/handlers';

/** Every call's handler, by resource; a call of the contract without one does not compile. */
export const handlers = {
  ...auth,
  ...friends,
  ...groups,
  ...imports,
  ...licence,
  ...live,
  ...messages,
  ...passwords,
  ...practice,
  ...progress,
  ...pupils,
  ...retention,
  ...school,
  ...schoolYears,
  ...security,
  ...settings,
  ...teachers,
} satisfies Handlers;
