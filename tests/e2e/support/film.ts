import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Stage time between two pictures, ms. */
const every = 300;
const columns = 4;
const rows = 4;

/**
 * Steps a stage from picture to picture as fast as they can be taken, until the returned function is called, which
 * writes them side by side in order. So slow and fast machines make the same film.
 */
export function film(page: Page, folder: string): () => Promise<void> {
  const pictures: Buffer[] = [];
  let live = true;
  const taking = (async () => {
    while (live) {
      try {
        await page.evaluate((time) => window.__stage?.step(time), every);
        pictures.push(await page.screenshot());
      } catch (error) {
        if (live) throw error;
      }
    }
  })();
  return async () => {
    live = false;
    await taking;
    for (let sheet = 0; sheet * columns * rows < pictures.length; sheet++) {
      const from = sheet * columns * rows;
      await sheetOf(
        pictures.slice(from, from + columns * rows),
        `${folder}/${String(sheet + 1).padStart(2, '0')}.png`,
      );
    }
  };
}

async function sheetOf(pictures: readonly Buffer[], path: string): Promise<void> {
  const { width, height } = await sharp(pictures[0]).metadata();
  const wide = width > height ? 480 : 240;
  const tall = Math.round((height / width) * wide);
  const small = await Promise.all(pictures.map((picture) => sharp(picture).resize(wide, tall).toBuffer()));
  await sharp({
    create: {
      width: wide * columns,
      height: tall * Math.ceil(small.length / columns),
      channels: 3,
      background: '#444',
    },
  })
    .composite(
      small.map((input, place) => ({
        input,
        left: (place % columns) * wide,
        top: Math.floor(place / columns) * tall,
      })),
    )
    .png({ palette: true })
    .toFile(path);
}
