import { cardOfNewChild, tablet, upright } from './support/first-path';
import { playFirstRound } from './support/first-round';
import { writeStrip } from './support/strip';
import { test } from './support/test';

/* A strip of a first round, one picture a moment, for `docs/ten-days.md`: `npm run pictures`. */

test.use({ school: 'first-time' });
// Each picture is painted by the processor.
test.describe.configure({ timeout: 300_000 });

test('the first minutes of a child', async ({ page, browser, server }) => {
  const card = await cardOfNewChild(page, server.url, 'bellenprikken');
  const { context, page: device } = await tablet(browser, server.url, upright);
  const pictures: Buffer[] = [];
  await playFirstRound(device, card, async () => {
    pictures.push(await device.screenshot({ animations: 'disabled' }));
  });
  await context.close();
  await writeStrip(pictures, { columns: 3, size: { width: 360, height: 480 }, name: 'first-time' });
});
