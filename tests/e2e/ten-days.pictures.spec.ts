import sharp from 'sharp';
import { mapOfDay } from './support/ten-days/map-of-day';
import { tenDays } from './support/ten-days/ten-days';
import { test } from './support/test';

/* Strips of the maps of ten school days, one a child, for `docs/ten-days.md`: `npm run pictures`. */

const columns = 2;
const schoolDays = 10;
/** Size of a map in its strip, px. */
const size = { width: 560, height: 350 };
const gap = 8;

test('ten school days of three children', async ({ browser }) => {
  test.setTimeout(900_000);
  const maps = new Map<string, Buffer[]>();
  const server = tenDays();
  try {
    for (let number = 0; number < schoolDays; number++) {
      const day = await server.next();
      for (const child of day.children) {
        const page = await mapOfDay(browser, day, child);
        // The island alone: header and cards are the same on all days.
        await page.evaluate(() => {
          for (const part of document.querySelectorAll<HTMLElement>('header, nav'))
            part.style.visibility = 'hidden';
        });
        const png = await page.screenshot({ animations: 'disabled' });
        const small = await sharp(png).resize(size).png().toBuffer();
        maps.set(child.key, [...(maps.get(child.key) ?? []), small]);
        await page.context().close();
      }
    }
  } finally {
    await server.close();
  }
  for (const [key, pictures] of maps) {
    await sharp({
      create: {
        width: columns * size.width + (columns - 1) * gap,
        height: Math.ceil(schoolDays / columns) * (size.height + gap) - gap,
        channels: 3,
        background: '#fffaf0',
      },
    })
      .composite(
        pictures.map((input, place) => ({
          input,
          left: (place % columns) * (size.width + gap),
          top: Math.floor(place / columns) * (size.height + gap),
        })),
      )
      .webp({ quality: 72 })
      .toFile(`docs/pictures/ten-days-${key}.webp`);
  }
});
