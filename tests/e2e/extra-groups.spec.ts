import type { Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { expectAccessible } from './support/accessible';
import { addParallelGroup } from './support/add-group';
import { profile, signIn } from './support/sign-in';
import { expect, test } from './support/test';

/** A school of its own: it gets a colleague and an extra group. */
test.use({ school: 'extra-groups' });

const colleague = {
  name: 'Iris de Wit',
  email: 'iris@devuurtoren.example',
  password: 'zeemeeuw-anker-42-golf',
};

/** Signs the invited colleague in by the link of the invitation, as a mail program would open it. */
async function signInInvited(page: Page, url: string) {
  const mails = async () =>
    (await (await page.request.get(`${url}/api/demo/mails`)).json()) as Reply<Api['demoMails']>;
  const linkOf = async () => {
    const mail = (await mails()).mails.find(({ to }) => to.includes(colleague.email));
    return /\/auth\/\w+\/([^/\s]+)\/([^/\s]+)/.exec(mail?.text ?? '');
  };
  await expect.poll(linkOf).not.toBeNull();
  const [, userId, token] = (await linkOf()) ?? [];
  const headers = { origin: url };
  const set = await page.request.put(`${url}/api/auth/password`, {
    headers,
    data: { userId, token, password: colleague.password },
  });
  expect(set.ok(), await set.text()).toBe(true);
  const signedIn = await page.request.post(`${url}/api/auth`, {
    headers,
    data: { login: colleague.email, password: colleague.password },
  });
  expect(signedIn.ok(), await signedIn.text()).toBe(true);
  return profile(page, url);
}

test('an admin makes a plus group of two groups; its teacher sees them and sets a task, which the child has beside its own', async ({
  page,
  server,
}) => {
  const { url } = server;
  const read = async <Body>(path: string) =>
    (await (await page.request.get(`${url}/api${path}`)).json()) as Body;
  const child = await signIn(page, url, 'leerling');
  const keysOf = async () =>
    (await read<Reply<Api['readMap']>>(`/pupils/${child.id}/map`)).tasks.map(
      ({ collectionKey }) => collectionKey,
    );
  const before = await keysOf();

  const admin = await signIn(page, url, 'schooladmin');
  await addParallelGroup(page, url, 'Groep 4B', ['Pim']);
  const invited = await page.request.post(`${url}/api/teachers`, {
    headers: { origin: url },
    data: { name: colleague.name, email: colleague.email, role: 'docent', groupIds: [] },
  });
  expect(invited.ok()).toBe(true);
  await page.goto(`/account/${admin.accountId}/user/${admin.id}/groepen`);
  const section = page.getByRole('region', { name: 'Extra groepen' });
  await section.getByRole('button', { name: 'Extra groep toevoegen' }).press('Enter');
  const form = page.getByRole('dialog');
  await form.getByLabel('Naam').fill('Plusgroep');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plusgroep');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Leerlingen toevoegen' }).press('Enter');
  const search = form.getByRole('combobox', { name: 'Welke leerlingen?' });
  for (const name of ['Pim', child.name]) {
    await search.fill(name);
    await expect(page.getByRole('option', { name: new RegExp(`^${name}`) }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Leerlingen toevoegen' }).press('Enter');
  await expect(page.getByText('2 leerlingen zijn toegevoegd aan Plusgroep.')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Leerlingen' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Pim' })).toContainText('Groep 4B');
  await expect(rows.filter({ hasText: child.name })).toContainText('Groep 4 Zeesterren');

  await page.getByRole('button', { name: 'Meer', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Leerkrachten kiezen' }).press('Enter');
  await form.getByRole('checkbox', { name: colleague.name, exact: true }).press('Space');
  await form.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(page.getByText(`2 leerlingen · ${colleague.name}`)).toBeVisible();
  await expectAccessible(page);

  // Its teacher has no other group: signing in leads here.
  const plus = await signInInvited(page, url);
  const area = `/account/${plus.accountId}/user/${plus.id}`;
  await page.goto(`${area}/vandaag`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plusgroep');
  await expect(rows.filter({ hasText: 'Pim' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leerlingen toevoegen' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Klaarzetten', exact: true }).press('Enter');
  const ready = page.getByRole('dialog', { name: /Plusgroep/ });
  await ready.getByText('9', { exact: true }).first().click();
  await ready.getByRole('button', { name: 'Zet klaar' }).click();
  const tasks = page.getByRole('region', { name: 'Taken van deze groep' });
  // Who is not ready for it gets other sums: the form proposes them.
  await expect(tasks.getByRole('listitem').first()).toContainText('Tafel van 9');
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(`^${child.name}`) }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(child.name);
  await expect(page.getByRole('link', { name: 'Notities' })).toHaveCount(0);
  await expectAccessible(page);
  for (const tab of ['sommen', 'voortgang/current']) {
    await page.goto(`${area}/groepen/extra/${page.url().split('/extra/')[1]?.split('/')[0]}/${tab}`);
    await expect(page.getByRole('navigation', { name: 'Pagina’s van de groep' })).toBeVisible();
    await expectAccessible(page);
  }

  await signIn(page, url, 'leerling');
  const withPlus = await keysOf();
  expect(withPlus).toHaveLength(before.length + 1);
  expect(withPlus).toEqual(expect.arrayContaining([...before]));

  const teacher = await signIn(page, url, 'docent');
  const { groups } = await read<Reply<Api['listGroups']>>('/groups');
  const home = groups.find(({ name }) => name === 'Groep 4 Zeesterren');
  const inHome = `/account/${teacher.accountId}/user/${teacher.id}/groepen/${home?.groupId}/leerlingen`;
  await page.goto(`${inHome}/${child.id}/voortgang/current`);
  await expect(page.getByText(/Ook in Plusgroep/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Notities' })).toBeVisible();

  // What was set ready goes with the group.
  await signInInvitedAgain(page, url);
  await page.goto(`${area}/vandaag`);
  const buttons = tasks.getByRole('button', { name: /weghalen$/ });
  await expect(buttons.first()).toBeVisible();
  for (let left = await buttons.count(); left > 0; left -= 1) {
    await buttons.first().press('Enter');
    await expect(buttons).toHaveCount(left - 1);
  }
  await expect(tasks).toContainText('Er staat niets klaar.');
  await signIn(page, url, 'leerling');
  expect(await keysOf()).toEqual(before);
});

/** Signs the colleague in with the password that was set. */
async function signInInvitedAgain(page: Page, url: string) {
  const { email: login, password } = colleague;
  const reply = await page.request.post(`${url}/api/auth`, {
    headers: { origin: url },
    data: { login, password },
  });
  expect(reply.ok()).toBe(true);
}
