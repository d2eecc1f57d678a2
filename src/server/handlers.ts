import { handlers as auth } from './auth/handlers';
import type { Handlers } from './call';
import { handlers as groups } from './groups/handlers';
import { handlers as imports } from './imports/handlers';
import { handlers as passwords } from './passwords/handlers';
import { handlers as practice } from './practice/handlers';
import { handlers as progress } from './progress/handlers';
import { handlers as security } from './security/handlers';
import { handlers as settings } from './settings/handlers';
import { handlers as teachers } from './teachers/handlers';

/** Every call's handler, by resource; a call of the contract without one does not compile. */
export const handlers = {
  ...auth,
  ...groups,
  ...imports,
  ...passwords,
  ...practice,
  ...progress,
  ...security,
  ...settings,
  ...teachers,
} satisfies Handlers;
