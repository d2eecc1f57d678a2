import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from './spec/support/product';
import { expectAccessible } from './support/accessible';

const training = '/site/oversommeneiland/training';
const ids = ['01990000-0000-7000-8000-000000000001', '01990000-0000-7000-8000-000000000002'];
const announced = {
  startsAt: '2026-12-09T14:30:00Z',
  timeZone: 'Europe/Amsterdam',
  minutes: 30,
};
const list = {
  coming: [
    {
      ...announced,
      webinarId: ids[0],
      title: 'Beginnen',
      text: 'In een half uur.\n\nMet vragen.',
      room: 'few',
    },
    { ...announced, webinarId: ids[1], title: 'Voor ouders', text: 'Thuis oefenen.', room: 'full' },
  ],
  recordings: [{ ...announced, webinarId: ids[0], title: 'Breuken', url: 'https://video.example/1' }],
};

test('a visitor signs up for a webinar with places and waits for one without', async ({ product, page }) => {
  const sent: { path: string; body: unknown }[] = [];
  let answer: { status: number; json: unknown } = {
    status: 422,
    json: { code: 'webinar-closed', message: 'Kies een ander.', data: { message: 'Kies een ander.' } },
  };
  const take = ({ url, body }: { url: URL; body: string }) => {
    sent.push({ path: url.pathname, body: JSON.parse(body) });
    return answer;
  };
  product.watched.allow(/status of 422/);
  product.answers({
    'GET /api/webinars': { json: list },
    'GET /api/bot-check/webinar-sign-up': {
      json: {
        challenge: await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 1, deriveKey }),
      },
    },
    [`POST /api/webinars/${ids[0]}/sign-ups`]: take,
    [`POST /api/webinars/${ids[1]}/sign-ups`]: take,
  });
  await product.open(training);
  const webinars = page.getByRole('region', { name: 'Webinars' });
  await expect(webinars).toContainText('woensdag 9 december 2026 om 15:30 (Nederlandse tijd), 30 minuten');
  await expect(webinars.getByRole('link', { name: 'Breuken' })).toHaveAttribute(
    'href',
    'https://video.example/1',
  );
  await expect(webinars.getByText('Bijna vol')).toBeVisible();
  await expectAccessible(page);
  await webinars.getByRole('button', { name: 'Aanmelden: Beginnen' }).press('Enter');
  const form = page.getByRole('form', { name: 'Aanmelden: Beginnen' });
  const send = form.getByRole('button', { name: 'Aanmelding versturen' });
  await send.press('Enter');
  await expect(form.getByLabel('Je naam')).toBeFocused();
  await expectAccessible(page);
  await form.getByLabel('Je naam').fill('Fenna');
  await form.getByLabel('E-mailadres').fill('fenna@school.example');
  await send.press('Enter');
  await expect(form.getByRole('alert')).toContainText('Kies een ander. Wat je invulde, staat er nog.');
  answer = { status: 200, json: {} };
  await send.press('Enter');
  await expect(webinars.getByRole('heading', { name: 'Gelukt' })).toBeFocused();
  await expect(webinars).toContainText('Er gaat een mail naar fenna@school.example.');

  await webinars.getByRole('button', { name: 'Op de wachtlijst: Voor ouders' }).press('Enter');
  const waiting = page.getByRole('form', { name: 'Op de wachtlijst: Voor ouders' });
  await waiting.getByLabel('Je naam').fill('Fenna');
  await waiting.getByLabel('E-mailadres').fill('fenna@school.example');
  await waiting.getByLabel('School').fill('De Vlier');
  await waiting.getByRole('button', { name: 'Aanmelding versturen' }).press('Enter');
  await expect(webinars.getByRole('heading', { name: 'Gelukt' })).toHaveCount(2);
  expect(sent.map(({ path }) => path)).toEqual(
    [0, 0, 1].map((place) => `/api/webinars/${ids[place]}/sign-ups`),
  );
  expect(sent.at(-1)?.body).toMatchObject({ email: 'fenna@school.example', school: 'De Vlier', website: '' });
});

test('the text of a webinar shows as it was written, and markup of a page in it as text', async ({
  product,
  page,
}) => {
  const text =
    '## Voor wie\n\n- groep **3**\n- groep 4\n\n[Meer](https://school.example/a) <img src=x onerror="document.title=1"> [nee](javascript:1)';
  product.answers({
    'GET /api/webinars': { json: { coming: [{ ...list.coming[0], text }], recordings: [] } },
  });
  await product.open(training);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Beginnen' }) });
  await expect(card.getByRole('heading', { name: 'Voor wie', level: 4 })).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveText(['groep 3', 'groep 4']);
  await expect(card.locator('strong')).toHaveText('3');
  await expect(card.getByRole('link', { name: 'Meer' })).toHaveAttribute('href', 'https://school.example/a');
  await expect(card.getByRole('link')).toHaveCount(1);
  await expect(card).toContainText('<img src=x onerror="document.title=1"> [nee](javascript:1)');
  await expect(card.locator('img')).toHaveCount(0);
  await expectAccessible(page);
});

test('the link of an email shows the own place, and gives it up', async ({ product, page }) => {
  const tokens: unknown[] = [];
  product.answers({
    'POST /api/webinar-sign-ups/lookup': { json: { ...announced, title: 'Beginnen', state: 'placed' } },
    'POST /api/webinar-sign-ups/cancellation': ({ body }) => {
      tokens.push(JSON.parse(body));
      return { json: {} };
    },
  });
  await product.open(`${training}#afmelden=een.geheim`);
  const own = page.getByRole('region', { name: 'Je aanmelding' });
  await expect(own).toContainText('Je hebt een plaats.');
  await expectAccessible(page);
  await own.getByRole('button', { name: 'Afmelden' }).press('Enter');
  await expect(own).toContainText('Je bent afgemeld en je gegevens zijn gewist.');
  expect(tokens).toEqual([{ token: 'een.geheim' }]);
});
