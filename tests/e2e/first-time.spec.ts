import { cardOfNewChild, firstActs, goFirstPath, tablet } from './support/first-path';
import { expect, test } from './support/test';
import { saidOn } from './support/voices';

/** A school of its own: a group and a child are added. */
test.use({ school: 'first-time' });

test('a child plays its first game within three taps of its card, hears the sum by itself, and stops, all without reading', async ({
  page,
  browser,
  server,
}) => {
  const card = await cardOfNewChild(page, server.url);
  const { context, page: device, taps } = await tablet(browser, server.url);
  const counted: [string, number][] = [];
  let heard = 0;
  await goFirstPath(device, card, async (act) => {
    counted.push([act, await taps()]);
    const said = (await saidOn(device)).filter((text) => text.startsWith('near: '));
    // A hand shows how, until the child itself taps.
    if (act === 'play' || act === 'answer')
      expect(await device.evaluate(() => window.__stage?.shows('hand'))).toBe(act === 'play');
    // The sum is read without being asked, and once more by the ear.
    if (act === 'play') expect(said.length).toBeGreaterThan(0);
    if (act === 'hear') expect(said.length).toBeGreaterThan(heard);
    heard = said.length;
  });
  expect(counted).toEqual(firstActs.map((act, taken) => [act, taken]));
  const toPlaying = counted.find(([act]) => act === 'answer')?.[1];
  expect(toPlaying, 'taps from the card to the first answer').toBeLessThanOrEqual(3);
  await context.close();
});
