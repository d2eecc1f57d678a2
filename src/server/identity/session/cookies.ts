import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Config } from '../../platform/config/config';

type Https = Pick<Config, 'https'>;

const settings = ({ https }: Https) =>
  ({ httpOnly: true, sameSite: 'Lax', path: '/', secure: https }) as const satisfies CookieOptions;

/** `__Host-` binds a cookie to this very host; browsers take it over https only. */
const nameOf = (name: string, { https }: Https) => (https ? `__Host-${name}` : name);

export const sessionCookie = (http: Context, config: Https) => getCookie(http, nameOf('sid', config));

export const setSessionCookie = (http: Context, config: Https, token: string, expires: Date) =>
  setCookie(http, nameOf('sid', config), token, { ...settings(config), expires });

export const clearSessionCookie = (http: Context, config: Https) =>
  deleteCookie(http, nameOf('sid', config), settings(config));

/** Remembers that someone signed in here before; see `known-device.ts`. */
export const deviceCookie = (http: Context, config: Https) => getCookie(http, nameOf('device', config));

export const setDeviceCookie = (http: Context, config: Https, value: string, maxAge: number) =>
  setCookie(http, nameOf('device', config), value, { ...settings(config), maxAge });

/** Where a sign-in with a provider stands in this browser; see `visit-cookie.ts`. */
export const visitCookie = (http: Context, config: Https) => getCookie(http, nameOf('visit', config));

export const setVisitCookie = (http: Context, config: Https, value: string, maxAge: number) =>
  setCookie(http, nameOf('visit', config), value, { ...settings(config), maxAge });

export const clearVisitCookie = (http: Context, config: Https) =>
  deleteCookie(http, nameOf('visit', config), settings(config));

/** Seconds after which a device that no child signed in on any more is an adult's again. */
const pupilsRemembered = 30 * 86_400;

/** Children sign in on this device: an adult's session on it is short. */
export const pupilsWereHere = (http: Context, config: Https) =>
  getCookie(http, nameOf('pupils', config)) === '1';

export const setPupilsWereHere = (http: Context, config: Https) =>
  setCookie(http, nameOf('pupils', config), '1', { ...settings(config), maxAge: pupilsRemembered });
