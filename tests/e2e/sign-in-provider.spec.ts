import { type RunningProvider, startSignInProvider } from '../../src/server/testing/sign-in-provider';
import { freePort } from '../../tools/free-port';
import { expectAccessible } from './support/accessible';
import { demoSchool } from './support/demo-school';
import { startServer } from './support/server';
import { test as base, expect } from './support/test';

/** A server of its own, since a provider is part of the configuration, and the provider. */
const test = base.extend<{ port: number; provider: RunningProvider }>({
  port: async ({ browserName: _ }, use) => use(await freePort()),
  provider: async ({ port }, use) => {
    const provider = await startSignInProvider([
      `http://localhost:${port}/api/sign-in-providers/school-id/return`,
    ]);
    await use(provider);
    await provider.stop();
  },
  server: async ({ port, provider }, use) => {
    const { settings } = provider;
    const server = await startServer({
      from: demoSchool(),
      port,
      env: {
        SIGN_IN_PROVIDERS: settings.id,
        SIGN_IN_SCHOOL_ID_NAME: settings.name,
        SIGN_IN_SCHOOL_ID_ISSUER: settings.issuer.origin,
        SIGN_IN_SCHOOL_ID_CLIENT_ID: settings.clientId,
        SIGN_IN_SCHOOL_ID_CLIENT_SECRET: settings.clientSecret,
      },
    });
    await use(server);
    await server.dispose();
  },
});

test('a teacher signs in with an account elsewhere: linked once, unlinked by password', async ({
  page,
  provider,
  watched,
}) => {
  // The browser goes to the provider and back.
  watched.allow(new RegExp(provider.settings.issuer.host));
  const button = page.getByRole('button', { name: 'Inloggen met School-ID' });
  await page.goto('/auth/login');
  provider.next({ subject: 'nobody-here', email: 'nobody@school.example' });
  await button.press('Enter');
  await expect(page.getByRole('alert')).toContainText('kennen we hier niemand');
  await expectAccessible(page);

  const { logins } = await (await page.request.get('/api/demo/logins')).json();
  const teacher = logins.find(({ role }: { role: string }) => role === 'docent');
  const person = { subject: 'teacher-1', email: teacher.login };
  provider.next(person);
  // The provider would know the first person again.
  await page.context().clearCookies();
  await button.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ben jij dit?' })).toBeFocused();
  await expect(page.getByText(teacher.name)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ja, dit ben ik' }).press('Enter');
  await expect(page).toHaveURL(/\/groepen$/);

  await page.context().clearCookies();
  await page.goto('/auth/login');
  await button.press('Enter');
  await expect(page).toHaveURL(/\/groepen$/);
  await page.goto(page.url().replace(/groepen$/, 'mijn-account'));
  await page.getByRole('button', { name: 'School-ID ontkoppelen' }).press('Enter');
  await expect(page.getByLabel('Je wachtwoord')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(teacher.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nog niets gekoppeld.')).toBeVisible();
});
