import { groupCards } from './cards';
import { type ChildScreen, own, type Place, playOut, simple, unknown } from './child-places';
import { fault503, takeDatabaseAway } from './database-away';
import { firstTask } from './round';
import { onServer, signIn } from './sign-in';

/** Returns a screen that a child meets while the database is away. */
const away = (
  name: string,
  open: ChildScreen['open'],
  rest: Partial<Pick<ChildScreen, 'inSight' | 'reads' | 'next'>> = {},
): ChildScreen => ({ name: `${name} while the database is away`, provokes: fault503, open, ...rest });

async function chooseName({ page, url }: Place): Promise<void> {
  const { classCode } = await groupCards(page, url);
  await page.context().clearCookies();
  await page.goto(`/auth/login?klascode=${classCode}`);
  await page.locator('main ul button').nth(2).click();
  await page.locator('main ol').waitFor();
}

export const awayScreens: readonly ChildScreen[] = [
  away(
    'a map that does not come',
    async (place) => {
      const { page } = place;
      await takeDatabaseAway(page, { calls: '**/api/pupils/*/map' });
      await own('landkaart')(place);
      await page.locator('main button:has(.tabler-icon-reload)').waitFor();
    },
    { inSight: 'main button' },
  ),
  away('a map', async (place) => {
    const { page } = place;
    await page.route('**/windows/**', (route) => route.abort());
    await own('landkaart')(place);
    await page.locator('nav li a').first().waitFor();
    await takeDatabaseAway(page);
    await page.reload();
    await page.locator('output .tabler-icon-cloud-pause').waitFor();
  }),
  away(
    'a round that does not come',
    async ({ page, url }) => {
      const { id } = await signIn(page, url, 'leerling');
      const path = await firstTask(page, id);
      await takeDatabaseAway(page, { calls: '**/windows/**' });
      await page.goto(path);
      await page.locator('main img').waitFor();
    },
    { inSight: 'main button' },
  ),
  away(
    'a round',
    simple('bellenprikken', async (page) => {
      await takeDatabaseAway(page);
      await unknown(page).click();
      await page.locator('main > output').waitFor();
    }),
    {
      next: [
        away(
          'the end of a round',
          async ({ page }) => {
            await playOut(page);
            await page.locator('main h1 ~ output').waitFor();
          },
          { inSight: 'main button' },
        ),
      ],
    },
  ),
  away(
    'the code of the group',
    async ({ page }) => {
      await takeDatabaseAway(page, { calls: '**/api/class-sign-in' });
      await page.goto('/auth/login?klascode=OTTER4');
      await page.getByRole('alert').waitFor();
    },
    { reads: true },
  ),
  away('the pictures of a child', async (place) => {
    const { page } = place;
    await chooseName(place);
    await takeDatabaseAway(page, { calls: '**/api/class-sign-in' });
    for (let k = 0; k < 3; k++) await page.locator('main ul button').first().click();
    await page.getByRole('alert').locator('img').waitFor();
  }),
  away(
    'a login card',
    async ({ page, url }) => {
      const { cards } = await groupCards(page, url);
      await page.context().clearCookies();
      await takeDatabaseAway(page, { calls: /\/(api\/quicklogin\/|readyz$)/ });
      // The address of the call itself, to which the card's page redirects.
      const [, code = ''] = /#k=(.+)$/.exec(onServer(cards[0]?.url ?? '', url)) ?? [];
      await page.goto(code === '' ? onServer(cards[0]?.url ?? '', url) : `/api/quicklogin/${code}`);
      await page.locator('main a').waitFor();
    },
    { inSight: 'main a' },
  ),
];
