import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from './spec/support/product';
import { expectAccessible } from './support/accessible';

/** Reply of the bot check whose work the first guess does. */
const challenge = async () => ({
  challenge: await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 1, deriveKey }),
});

test('a visitor opens a real game on the home page, without an account and without a call', async ({
  product,
  page,
}) => {
  await product.open('/site/home');
  await expectAccessible(page);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('button', { name: 'Speel vier sommen' }).click();
  await expect(page.locator('canvas')).toBeVisible();
  expect(product.calls).toEqual([]);
});

test('a school calculates what it pays, and takes that to its application', async ({ product, page }) => {
  await product.on('sommeneiland.be').open('/site/prijzen');
  const bill = page.getByRole('status');
  await expect(bill).toContainText('€ 810,00');
  await page.getByRole('textbox', { name: 'Hoeveel kinderen doen mee?' }).fill('100');
  await expect(bill).toContainText('€ 450,00');
  await expect(bill).toContainText('€ 544,50');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Aanvragen met 100 kinderen' }).click();
  await product.expectPath('/site/aanvraagformulier?soort=school&land=be&kinderen=100');
});

test('a question is found by its words, and by a link to it', async ({ product, page }) => {
  await product.open('/site/faq#gegevens');
  await expect(page.locator('#gegevens')).toHaveAttribute('open');
  await page.getByRole('searchbox', { name: 'Zoek een vraag' }).fill('geinstalleerd');
  await expect(page.locator('main details')).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText('1 vraag');
  await page.getByRole('searchbox').fill('zeppelin');
  await expect(page.getByRole('status')).toContainText('Geen vraag met deze woorden.');
});

test('a message is checked as it is typed, survives a reload and a failure, and is sent once', async ({
  product,
  page,
}) => {
  let answer: 'no-network' | { readonly status: number; readonly json: unknown } = 'no-network';
  const sent: string[] = [];
  product.answers({
    'GET /api/bot-check/contact-message': { json: await challenge() },
    'POST /api/contact-messages': ({ body }) => {
      sent.push((JSON.parse(body) as { messageId: string }).messageId);
      return answer;
    },
  });
  product.watched.allow(/net::ERR_FAILED|status of 422/);
  await product.open('/site/contact');
  const send = page.getByRole('button', { name: 'Versturen' });
  await send.click();
  await expect(page.getByLabel('Inloggen', { exact: true }), 'the first that is wrong').toBeFocused();
  await expect(page.getByText('Vul dit in.')).toHaveCount(3);
  await page.getByLabel('Inloggen', { exact: true }).press('Space');
  await expect(page.getByRole('status')).toContainText('nieuw kaartje');

  const email = page.getByLabel('E-mailadres');
  await email.fill('fenna');
  await page.getByLabel('Je naam').fill('Fenna Mulder');
  await expect(page.getByText('Vul een geldig e-mailadres in.')).toBeVisible();
  await email.fill('fenna@school.example');
  await page.getByLabel('Je bericht').fill('<b>Kunnen we een proef doen?</b>');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Je bericht')).toHaveValue('<b>Kunnen we een proef doen?</b>');
  await expectAccessible(page);

  await send.click();
  await expect(page.getByRole('alert')).toContainText('Er is geen verbinding.');
  await expect(page.getByRole('alert')).toContainText('Wat je invulde, staat er nog.');
  answer = {
    status: 422,
    json: { code: 'invalid-input', message: 'Kijk het na.', data: { fields: { email: 'email' } } },
  };
  await send.click();
  await expect(email, 'the field the server refused').toBeFocused();
  answer = { status: 200, json: {} };
  await send.click();
  await expect(page.getByRole('heading', { name: 'Je bericht is binnen' })).toBeFocused();
  expect(new Set(sent).size, 'the server sees one message').toBe(1);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Je naam')).toHaveValue('');
});

test.describe('with a clock of its own', () => {
  test.use({ ownProfile: true });

  test('a form that took ten minutes is sent with a new proof, unasked, and loses nothing', async ({
    product,
    page,
  }) => {
    await page.clock.install();
    const bodies: { message: string }[] = [];
    product.watched.allow(/status of 422/);
    product.answers({
      'GET /api/bot-check/contact-message': { json: await challenge() },
      'POST /api/contact-messages': ({ body }) => {
        bodies.push(JSON.parse(body) as { message: string });
        return bodies.length === 1
          ? { status: 422, json: { code: 'bot-check-failed', message: 'Laad de pagina opnieuw.' } }
          : { json: {} };
      },
    });
    await product.open('/site/contact');
    await page.getByLabel('Iets anders', { exact: true }).check();
    await page.getByLabel('Je naam').fill('Fenna Mulder');
    await page.getByLabel('E-mailadres').fill('fenna@school.example');
    await page.getByLabel('Je bericht').fill('Dit typ ik tussen twee lessen door.');
    await page.clock.fastForward('10:00');
    const asked = () => product.calls.filter((call) => call === 'GET /api/bot-check/contact-message').length;
    expect(asked(), 'no proof is made before it is needed').toBe(0);
    await page.getByRole('button', { name: 'Versturen' }).click();
    await expect(page.getByRole('heading', { name: 'Je bericht is binnen' })).toBeVisible();
    expect(asked()).toBe(2);
    expect(bodies.map(({ message }) => message)).toEqual(
      Array.from({ length: 2 }, () => 'Dit typ ik tussen twee lessen door.'),
    );
  });
});

test('a school applies with what the prices know of it, a family without a school', async ({
  product,
  page,
}) => {
  const bodies: unknown[] = [];
  product.answers({
    'GET /api/bot-check/application': { json: await challenge() },
    'POST /api/applications': ({ body }) => {
      bodies.push(JSON.parse(body));
      return { json: {} };
    },
  });
  await product.open('/site/aanvraagformulier?soort=school&land=be&kinderen=180&uitnodiging=r1');
  await page.getByLabel('Naam van de school').fill('De Regenboog');
  await page.getByLabel('Instellingsnummer').fill('12ab');
  await page.getByLabel('Postcode').fill('9000');
  await expect(page.getByText('Gebruik alleen cijfers.')).toBeVisible();
  await page.getByLabel('Instellingsnummer').fill('12345');
  await page.getByLabel('Huisnummer').fill('1');
  await page.getByLabel('Straat').fill('Dorpsstraat');
  await page.getByLabel('Gemeente').fill('Ons Dorp');
  await page.getByLabel('Je naam').fill('Fenna Mulder');
  await page.getByLabel('E-mailadres').fill('fenna@school.example');
  await expect(page.getByLabel('Hoeveel kinderen')).toHaveValue('180');
  await page.getByRole('button', { name: 'Aanvraag versturen' }).click();
  const consent = page.getByLabel('Jullie mogen deze gegevens gebruiken');
  await expect(consent).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Thuis').check();
  await expect(page.getByLabel('Straat')).toHaveCount(0);
  await page.getByLabel('Een school').check();
  await consent.check();
  await page.getByRole('button', { name: 'Aanvraag versturen' }).click();
  await expect(page.getByRole('heading', { name: 'Je aanvraag is binnen' })).toBeVisible();
  expect(bodies).toMatchObject([
    {
      country: 'be',
      pupils: 180,
      reference: 'r1',
      heardFrom: null,
      school: { code: '12345', postcode: '9000' },
    },
  ]);
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false, ownProfile: true });

  for (const [host, heading, language] of [
    ['sommeneiland.nl', 'Rekenen wordt een eiland om te ontdekken', 'nl'],
    ['sommeneiland.be', 'Rekenen wordt een eiland om te ontdekken', 'nl'],
    ['sumisland.uk', 'Maths becomes an island to explore', 'en'],
  ] as const) {
    test(`the pages on ${host} can be read, and gone through`, async ({ product, page }) => {
      await product.on(host).open('/site/home');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toHaveCSS('font-family', /Nunito/);
      expect(await page.locator('meta[name=description]').getAttribute('content')).not.toBe('');
      await page.locator('footer a[href$="/faq"]').click();
      await product.expectPath('/site/faq');
      await expect(page.locator('details')).not.toHaveCount(0);
    });
  }
});
