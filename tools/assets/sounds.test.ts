import { describe, expect, it } from 'vitest';
import { layOut, makeSounds } from './sounds';
import { type Recipe, sampleRate, synthesise } from './synth';

const pop: Recipe = [{ wave: 'sine', from: 400, to: 900, ms: 90 }];
const chime: Recipe = [
  { wave: 'triangle', from: 660, ms: 300 },
  { wave: 'triangle', from: 880, at: 120, ms: 400 },
];

describe('the sound sheet', () => {
  it('starts every clip on the grid and leaves silence behind it', () => {
    const places = Object.values(layOut({ chime, pop, tick: pop })).sort(([a], [b]) => a - b);
    places.forEach(([start, length], index) => {
      expect(start % 100).toBe(0);
      const following = places[index + 1];
      if (following) expect(following[0] - (start + length - 40)).toBeGreaterThanOrEqual(150);
    });
  });

  it('plays a recipe for as long as its last voice, and never too loud', () => {
    const loud: Recipe = [
      { wave: 'square', from: 200, ms: 100, volume: 1 },
      { wave: 'square', from: 200, ms: 100, volume: 1 },
    ];
    expect(synthesise(chime)).toHaveLength((520 * sampleRate) / 1000);
    expect(Math.max(...synthesise(loud).map(Math.abs))).toBeLessThanOrEqual(0.9001);
  });

  it('has the same bytes each time', async () => {
    const [first, second] = [await makeSounds({ pop, chime }), await makeSounds({ chime, pop })];
    expect(Buffer.from(first.ogg).equals(second.ogg)).toBe(true);
    expect(Buffer.from(first.mp3).equals(second.mp3)).toBe(true);
  });

  it('is written as Ogg and MP3', async () => {
    const sheet = await makeSounds({ pop });
    expect(Buffer.from(sheet.ogg.slice(0, 4)).toString()).toBe('OggS');
    expect(sheet.mp3[0]).toBe(0xff);
  });
});
