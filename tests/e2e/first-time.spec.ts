import sharp from 'sharp';
import { cardOfNewChild, firstActs, goFirstPath, tablet, upright } from './support/first-path';
import { type Moment, moments, playFirstRound } from './support/first-round';
import { openTargets, progress } from './support/round';
import { expect, test } from './support/test';
import { saidOn } from './support/voices';

/** A school of its own: a group and a child are added. */
test.use({ school: 'first-time' });
// Each picture is painted by the processor.
test.describe.configure({ timeout: 300_000 });

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

test('a first round shows a hand, the world that reacts, a miss, its end and a map on which something stands, each another picture', async ({
  page,
  browser,
  server,
}) => {
  const card = await cardOfNewChild(page, server.url, 'bellenprikken');
  const { context, page: device } = await tablet(browser, server.url, upright);
  const film: { readonly moment: Moment; readonly small: Buffer }[] = [];
  const grown = () => device.locator('[data-grown] > [data-kind]').count();
  const standsIn: Readonly<Record<Moment, () => Promise<boolean>>> = {
    // One card alone asks to be pressed.
    map: async () => (await grown()) === 0 && (await device.locator('li[data-main]').count()) === 1,
    hand: async () => (await device.evaluate(() => window.__stage?.shows('hand'))) === true,
    right: async () => (await progress(device)) === 1,
    miss: async () => (await openTargets(device).and(device.locator('[data-target=continue]')).count()) === 1,
    end: () => device.getByRole('heading', { name: 'Ronde klaar!' }).isVisible(),
    grown: async () => (await grown()) > 0,
  };
  await playFirstRound(device, card, async (moment) => {
    // The page follows the stage in its own time.
    await expect.poll(standsIn[moment], { message: moment }).toBe(true);
    film.push({ moment, small: await thumbnail(await device.screenshot({ animations: 'disabled' })) });
  });
  // What grew is in sight beside the cards on a tablet that lies, too.
  await device.setViewportSize({ width: 1024, height: 768 });
  const edges = () =>
    device.evaluate(() => {
      const bottomOf = (of: string) =>
        Math.max(...[...document.querySelectorAll(of)].map((each) => each.getBoundingClientRect().bottom));
      const cards = document.querySelector('main > nav ul')?.getBoundingClientRect().top ?? 0;
      return Math.round(bottomOf('[data-kind=thing], [data-kind=tree]') - cards);
    });
  await expect.poll(edges).toBeLessThanOrEqual(0);
  await context.close();
  expect(film.map(({ moment }) => moment)).toEqual(moments);
  for (const [place, { moment, small }] of film.entries()) {
    const next = film[place + 1];
    if (next) expect(changedShare(small, next.small), `${moment} and ${next.moment}`).toBeGreaterThan(0.05);
  }
});

const thumbnail = (png: Buffer): Promise<Buffer> =>
  sharp(png).resize(96, 128, { fit: 'fill' }).removeAlpha().raw().toBuffer();

/** Returns the share of a picture that has another colour in another one: red, green or blue differs by more than a shade. */
const changedShare = (one: Buffer, other: Buffer): number => {
  const differs = (at: number) => Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 10;
  const points = Array.from({ length: one.length / 3 }, (_, place) => 3 * place);
  return points.filter((at) => differs(at) || differs(at + 1) || differs(at + 2)).length / points.length;
};
