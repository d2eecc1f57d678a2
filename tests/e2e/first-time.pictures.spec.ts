import { cardOfNewChild, goFirstPath, tablet } from './support/first-path';
import { writeStrip } from './support/strip';
import { test } from './support/test';

/* A strip of a first day, one picture an act, for `docs/ten-days.md`: `npm run pictures`. */

test.use({ school: 'first-time' });

test('the first minutes of a child', async ({ page, browser, server }) => {
  const card = await cardOfNewChild(page, server.url);
  const { context, page: device } = await tablet(browser, server.url);
  const pictures: Buffer[] = [];
  await goFirstPath(device, card, async () => {
    pictures.push(await device.screenshot({ animations: 'disabled' }));
  });
  await context.close();
  await writeStrip(pictures, { columns: 3, size: { width: 480, height: 360 }, name: 'first-time' });
});
