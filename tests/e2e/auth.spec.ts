import { expect, profileOf, pupilPath, signedIn, test } from './spec/support/product';
import { expectAccessible } from './support/accessible';
import { giveVoices, saidOn } from './support/voices';

const pupils = ['Noor', 'Daan', 'Yusuf'].map((name, place) => ({
  pupilId: `p${place}`,
  name,
  avatar: 'otter',
}));

test('a child signs in by class code, own name and three pictures, by keyboard alone', async ({
  product,
  page,
}) => {
  let secret: unknown = null;
  product.answers({
    ...signedIn('leerling'),
    'GET /api/auth/profile': () => (secret ? { json: profileOf('leerling') } : { status: 401 }),
    'POST /api/class-sign-in': (asked) => {
      const body = JSON.parse(asked.body);
      if (body.step === 'class') return { json: { next: 'pupil', className: '5b', pupils } };
      secret = body.secret;
      return { json: { next: 'done' } };
    },
  });
  await product.open('/auth/login');
  await page.getByRole('button', { name: /Ik ben een kind/ }).press('Enter');
  await page.getByLabel('De code van je groep').pressSequentially('abc123');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Yusuf' }).press('Enter');
  await expectAccessible(page);
  for (const picture of ['vis', 'kroon', 'zon']) {
    await page.getByRole('button', { name: picture, exact: true }).press('Enter');
  }
  await product.expectPath(pupilPath('landkaart'));
  expect(secret).toEqual(['fish', 'crown', 'sun']);
  expect(await product.stored('localStorage', 'class-code')).toBe('ABC123');
});

test('wrong pictures say so kindly and can be tapped again', async ({ product, page }) => {
  product.answers({
    'POST /api/class-sign-in': ({ body }) =>
      JSON.parse(body).step === 'class'
        ? { json: { next: 'pupil', className: '5b', pupils } }
        : {
            status: 422,
            json: { code: 'pictures-wrong', message: 'x', data: { message: 'Dat zijn niet jouw plaatjes.' } },
          },
  });
  await product.open('/auth/login?klascode=ABC123');
  await page.getByRole('button', { name: 'Noor' }).click();
  for (const picture of ['zon', 'boot', 'boom']) {
    await page.getByRole('button', { name: picture, exact: true }).click();
  }
  await expect(page.getByRole('alert')).toContainText('Dat zijn niet jouw plaatjes.');
  await expect(page.getByRole('button', { name: 'zon', exact: true })).toBeEnabled();
});

test('in demo mode one tap signs in', async ({ product, page }) => {
  let known = false;
  product.answers({
    ...signedIn('office'),
    'GET /api/demo/logins': {
      json: { logins: [{ role: 'office', login: 'kim', password: 'x', name: 'Kim' }] },
    },
    'GET /api/auth/profile': () => (known ? { json: profileOf('office') } : { status: 401 }),
    'POST /api/auth': () => {
      known = true;
      return { json: { next: 'done' } };
    },
  });
  await product.open('/auth/login');
  await page.getByRole('button', { name: /Kim/ }).click();
  await product.expectPath('/superadmin/dashboard');
});

for (const [problem, sentence] of [
  ['card', 'Deze kaart werkt niet meer.'],
  ['unreadable', 'Je kaart is niet goed gelezen.'],
  ['wait', 'Er zijn te veel kaarten achter elkaar geprobeerd.'],
  ['trouble', 'Er ging iets mis bij ons.'],
] as const) {
  test(`a card that was refused says why, aloud too: ${problem}`, async ({ product, page }) => {
    await giveVoices(page);
    await product.open(`/auth/login?fout=${problem}`);
    await expect(page.getByRole('alert')).toContainText(sentence);
    await page.getByRole('button', { name: 'Lees voor' }).click();
    expect((await saidOn(page)).join(' ')).toContain(sentence);
  });
}

test('a child hears what it is asked, by a voice of the device itself; without one there is no button', async ({
  product,
  page,
}) => {
  await giveVoices(page);
  await product.open('/auth/login');
  await page.getByRole('button', { name: /Ik ben een kind/ }).click();
  await page.getByRole('button', { name: 'Lees voor' }).click();
  expect(await saidOn(page)).toEqual([
    'near: De code van je groep. De code staat op het bord of op je kaart.',
  ]);
  await expectAccessible(page);
  await page.getByLabel('Taal').selectOption('en');
  await expect(
    page.getByRole('button', { name: 'I am a child' }).or(page.getByRole('heading')),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0);
});
