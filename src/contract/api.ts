import { auth } from './auth';
import { groups } from './groups';
import { imports } from './imports';
import { passwords } from './passwords';
import type { Paths } from './paths';
import { practice } from './practice';
import { progress } from './progress';
import type { Route } from './route';
import { security } from './security';
import { settings } from './settings';
import { teachers } from './teachers';

/** Every call of the product: the client, the handlers, OpenAPI and the authorisation tests come from this. */
export const api = {
  ...auth,
  ...passwords,
  ...security,
  ...groups,
  ...imports,
  ...settings,
  ...practice,
  ...progress,
  ...teachers,
} satisfies Record<keyof Paths, Route>;

export type Api = typeof api;
