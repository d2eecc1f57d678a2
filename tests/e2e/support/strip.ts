import sharp from 'sharp';

const gap = 8;

interface Strip {
  readonly columns: number;
  /** Size of a picture in the strip, px. */
  readonly size: { readonly width: number; readonly height: number };
  /** File name in `docs/pictures`, without its ending. */
  readonly name: string;
}

/** Writes screenshots side by side, from left to right and from top to bottom, as one picture of the docs. */
export async function writeStrip(
  pictures: readonly Buffer[],
  { columns, size: { width, height }, name }: Strip,
): Promise<void> {
  const small = await Promise.all(pictures.map((png) => sharp(png).resize(width, height).png().toBuffer()));
  await sharp({
    create: {
      width: columns * (width + gap) - gap,
      height: Math.ceil(small.length / columns) * (height + gap) - gap,
      channels: 3,
      background: '#fffaf0',
    },
  })
    .composite(
      small.map((input, place) => ({
        input,
        left: (place % columns) * (width + gap),
        top: Math.floor(place / columns) * (height + gap),
      })),
    )
    .webp({ quality: 72 })
    .toFile(`docs/pictures/${name}.webp`);
}
