import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { childAtWork } from './support/child-at-work';
import { profile } from './support/profile';
import { FEWEST_SUMS } from './support/short-rounds';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ school: 'live' });

test('pupils who practise appear at once, in every tab over one stream, also after a restart', async ({
  page,
  context,
  browser,
  server,
  watched,
}) => {
  const streams = new Set<string>();
  context.on('request', (request) => {
    if (request.url().endsWith('/api/live')) streams.add(String(streams.size));
  });
  const { id, accountId } = await signIn(page, server.url, 'docent');
  const { groups } = (await (await page.request.get(`${server.url}/api/groups`)).json()) as Reply<
    Api['listGroups']
  >;
  const address = `/account/${accountId}/user/${id}/groepen/${groups[0]?.groupId}/leerlingen`;
  await page.goto(address);
  const live = page.getByRole('region', { name: 'Nu aan het oefenen' });
  await expect(live).toContainText('Op dit moment niemand');
  await expect(live).toHaveAttribute('data-live', 'true');
  const other = await context.newPage();
  await other.goto(address);
  const there = other.getByRole('region', { name: 'Nu aan het oefenen' });
  await expect(there).toHaveAttribute('data-live', 'true');
  expect(streams.size, 'one stream for both tabs').toBe(1);

  // A child at another device.
  const island = await browser.newContext(profile);
  const child = await island.newPage();
  const { id: pupilId } = await signIn(child, server.url, 'leerling');
  const { name, answer } = await childAtWork(child.request, server.url, pupilId);

  await answer(0);
  for (const view of [live, there]) {
    await expect(view).toContainText('1 leerling');
    await expect(view.getByRole('listitem')).toContainText(name);
    await expect(view.getByRole('listitem')).toContainText(`1 van ${FEWEST_SUMS}`);
  }
  // Behind a proxy that blocks streams, the page polls every ten seconds.
  const proxied = await browser.newContext({ baseURL: server.url });
  const behind = await proxied.newPage();
  await behind.route('**/api/live', () => undefined);
  await signIn(behind, server.url, 'docent');
  await behind.clock.install();
  await behind.goto(address);
  const polled = behind.getByRole('region', { name: 'Nu aan het oefenen' });
  await expect(polled.getByRole('listitem')).toContainText(`1 van ${FEWEST_SUMS}`);
  await expect(polled).toHaveAttribute('data-live', 'false');

  await page.close();
  await expect.poll(() => streams.size, 'the tab that is left reads on').toBe(2);
  await expect(there).toHaveAttribute('data-live', 'true');
  await answer(1);
  await expect(there.getByRole('listitem')).toContainText(`2 van ${FEWEST_SUMS}`);
  await behind.clock.fastForward(11_000);
  await expect(polled.getByRole('listitem')).toContainText(`2 van ${FEWEST_SUMS}`);
  await expect(polled).toHaveAttribute('data-live', 'false');
  await proxied.close();

  // A stream that comes back while the server still stops is refused.
  watched.allow(/answer 503: GET \/api\/live/);
  await server.stop();
  await expect(there).toHaveAttribute('data-live', 'false');
  await server.start();
  await expect(there).toHaveAttribute('data-live', 'true', { timeout: 40_000 });
  await answer(2);
  await expect(there.getByRole('listitem')).toContainText(`3 van ${FEWEST_SUMS}`);
  await island.close();
});
