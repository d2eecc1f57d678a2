import { expect, it } from 'vitest';
import { mediaFigures } from './check-media.mjs';

const file = (name: string, kb: number) => ({ file: name, kb });
const budget = { art: [200, 400], sound: 80 } as const;

it('mediaFigures counts what one device loads: one scale, one layout, one audio format', () => {
  const files = [
    file('atlas@1x.webp', 50),
    file('atlas@1x.json', 5),
    file('sky@1x.webp', 20),
    file('sky-tall@1x.webp', 30),
    file('atlas@2x.webp', 120),
    file('sounds.ogg', 20),
    file('sounds.mp3', 33),
  ];
  const art = "{ id: 'sky', only: 'landscape', image },\n{ id: 'sky-tall', only: 'portrait', image },";
  expect(mediaFigures(files, art, budget)).toEqual([
    { name: 'art at 1×', kb: 85, limit: 200 },
    { name: 'art at 2×', kb: 120, limit: 400 },
    { name: 'sound', kb: 33, limit: 80 },
  ]);
});
