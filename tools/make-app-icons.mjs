import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

/*
 * Makes the icons of the installed app from `public/icon.svg`, and the picture that messages with a link show from the
 * harbour; run it when one of those drawings has changed. Devices crop a
 * maskable icon to any shape, so it fills its square and has everything important in the middle.
 */

const drawing = readFileSync('public/icon.svg', 'utf8');
/** Without round corners, and scaled so that cropping removes only sky and sea. */
const filled = drawing
  .replace(/ clip-path="url\(#c\)"/, '')
  .replace(/viewBox="0 0 64 64"/, 'viewBox="-8 -8 80 80"')
  .replace('d="M0 0h64v64H0z"', 'd="M-8-8h80v80H-8z"');

mkdirSync('public/icons', { recursive: true });
for (const [name, svg, size] of [
  ['island-192', drawing, 192],
  ['island-512', drawing, 512],
  ['island-maskable-512', filled, 512],
  ['island-touch-180', filled, 180],
]) {
  await sharp(Buffer.from(String(svg)), { density: 1200 })
    .resize(Number(size), Number(size))
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toFile(`public/icons/${name}.png`);
}

await sharp('assets/site/harbour-large.webp')
  .resize(1200, 630, { fit: 'cover', position: 'left' })
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile('public/social.jpg');
