import sharp from 'sharp';

/** Width of the small copies that the public pages show on screens of one density, px. */
const smallWidth = 480;

/** Saves a picture for the README and the public pages, with its small copy. */
export async function savePicture(
  png: Buffer,
  name: string,
  { width, quality }: { readonly width: number; readonly quality: number },
): Promise<void> {
  await sharp(png).resize({ width }).webp({ quality }).toFile(`docs/pictures/${name}.webp`);
  // Parts of the kit are shown in READMEs only.
  if (name.startsWith('kit-')) return;
  await sharp(png).resize({ width: smallWidth }).webp({ quality }).toFile(`docs/pictures/small/${name}.webp`);
}
