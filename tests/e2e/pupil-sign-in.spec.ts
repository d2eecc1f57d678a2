import { pictures } from '@assets/pictures/pictures';
import { groupCards } from './support/cards';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1366, height: 768 } });

const nameOf = (id: string) => pictures.find((picture) => picture.id === id)?.name.nl ?? id;

test('a child signs in by keyboard alone: each question takes the focus of the one before', async ({
  page,
  server,
}) => {
  const { classCode, cards } = await groupCards(page, server.url);
  const card = cards.find((each) => each.pictures);
  if (!card?.pictures) throw new Error('No child of the class has pictures.');
  const firstName = card.name.split(' ')[0] ?? '';
  await page.context().clearCookies();
  await page.goto('/auth/login');
  await page.getByRole('button', { name: /Ik ben een kind/ }).press('Enter');
  await expect(page.getByLabel('De code van je groep')).toBeFocused();
  await page.keyboard.type(classCode);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Wie ben jij?' })).toBeFocused();
  await page.getByRole('button', { name: firstName, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: `Dag ${firstName}!` })).toBeFocused();
  await page.getByRole('button', { name: 'Dat ben ik niet' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Wie ben jij?' })).toBeFocused();
  await page.getByRole('button', { name: firstName, exact: true }).press('Enter');
  for (const id of card.pictures)
    await page.getByRole('button', { name: nameOf(id), exact: true }).press('Space');
  await expect(page).toHaveURL(/\/landkaart$/);
});

test('a Chromebook shows a whole class at once', async ({ page, server }) => {
  const { classCode } = await groupCards(page, server.url);
  await page.context().clearCookies();
  await page.goto(`/auth/login?klascode=${classCode}`);
  const names = page.locator('main ul');
  await expect(names.getByRole('button')).toHaveCount(24);
  const hidden = () =>
    names.evaluate((list) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return Math.max(list.scrollHeight - list.clientHeight, scrollHeight - clientHeight);
    });
  await expect.poll(hidden, 'px that have to be scrolled for').toBe(0);
});
