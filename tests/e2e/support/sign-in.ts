import type { Page } from '@playwright/test';
import type { Role } from '@/contract/route';
import { importedLogins } from './imported-school';
import type { School } from './looks';

interface DemoLogin {
  readonly role: Role;
  readonly login: string;
  readonly password: string;
  readonly name: string;
}

interface DemoLogins {
  readonly logins: readonly DemoLogin[];
  readonly quickLogin?: { readonly name: string; readonly url: string };
}

export interface SignedIn {
  readonly id: string;
  readonly role: Role;
  readonly accountId?: string;
  readonly name: string;
}

/** Returns the logins that the demo school shows on its sign-in page. */
export async function demoLogins(page: Page, url: string): Promise<DemoLogins> {
  const reply = await page.request.get(`${url}/api/demo/logins`);
  if (!reply.ok()) throw new Error(`No demo logins: ${reply.status()} ${await reply.text()}`);
  return (await reply.json()) as DemoLogins;
}

/**
 * Signs in through the API, so that tests about other things do not pay for the form. The page shares the session but
 * is not opened.
 */
export async function signIn(
  page: Page,
  url: string,
  role: Role,
  school: School = 'demo',
): Promise<SignedIn> {
  const { logins, quickLogin } =
    school === 'demo' ? await demoLogins(page, url) : { logins: importedLogins, quickLogin: undefined };
  const login = logins.find((each) => each.role === role);
  if (login) {
    const reply = await page.request.post(`${url}/api/auth`, {
      data: { login: login.login, password: login.password },
      headers: { origin: url },
    });
    if (!reply.ok()) throw new Error(`Signing in as ${role}: ${reply.status()} ${await reply.text()}`);
  } else if (role === 'leerling' && quickLogin) {
    await signInByCard(page, url, quickLogin.url);
  } else {
    throw new Error(`The ${school} school has no login for ${role}.`);
  }
  return profile(page, url);
}

/**
 * Signs a child in with its card by the call to which the card's page goes on: opening it would show the map too. The
 * page shares the session but is not opened.
 *
 * @param card address of the card
 *
 * @throws when the card is refused, or when another child is signed in
 */
export async function signInByCard(page: Page, url: string, card: string): Promise<void> {
  const code = new URL(card).hash.replace('#k=', '');
  const reply = await page.request.get(`${url}/api/quicklogin/${code}`, { maxRedirects: 0 });
  const to = reply.headers().location ?? '';
  if (!to.includes('/leerling/')) throw new Error(`The card signs nobody in: ${reply.status()} ${to}`);
}

export async function profile(page: Page, url: string): Promise<SignedIn> {
  const reply = await page.request.get(`${url}/api/auth/profile`);
  if (!reply.ok()) throw new Error(`No profile: ${reply.status()}`);
  return (await reply.json()) as SignedIn;
}

/** Returns the same address on this test's server, since the demo school was seeded at another port. */
export function onServer(address: string, url: string): string {
  const { pathname, search, hash } = new URL(address);
  return url + pathname + search + hash;
}
