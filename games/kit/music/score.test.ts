import { describe, expect, it } from 'vitest';
import { type Bed, beds } from './beds';
import { barSeconds, layersAt, notesOfBar } from './score';

const bed: Bed = {
  tonic: 'C',
  mode: 'major',
  bpm: 60,
  chords: [1, 4],
  layers: [
    { ambience: 'waves' },
    { parts: [{ instrument: 'harp', octave: 4, bars: ['1-.5....', '*.......'] }] },
    { parts: [{ instrument: 'bells', octave: 5, bars: ['x.......'] }] },
  ],
};
const hzIn = (bar: number, layers: number) => notesOfBar(bed, bar, layers).map(({ hz }) => Math.round(hz));

describe('notesOfBar', () => {
  it('reads steps, held notes and rests of a bar', () => {
    const [root, fifth] = notesOfBar(bed, 0, 2);
    expect(root).toMatchObject({ instrument: 'harp', at: 0, seconds: 1 });
    expect(fifth).toMatchObject({ at: 1.5, seconds: 0.5 });
    expect(hzIn(0, 2)).toEqual([262, 392]);
  });

  it('plays the chord of each bar, and begins again after the last', () => {
    expect(hzIn(1, 2)).toEqual([349, 440, 523]);
    expect(hzIn(3, 2)).toEqual(hzIn(1, 2));
  });

  it('has only the layers asked for', () => {
    expect(notesOfBar(bed, 0, 1)).toEqual([]);
    expect(notesOfBar(bed, 0, 3).map(({ instrument }) => instrument)).toEqual(['harp', 'harp', 'bells']);
  });
});

it('adds a layer after each third of a round', () => {
  const layers = [0, 5, 6, 11, 12, 16].map((done) => layersAt(done, 16, 3));
  expect(layers).toEqual([1, 1, 2, 3, 3, 3]);
});

describe.each(Object.entries(beds))('the bed of %s', (_, own) => {
  const parts = own.layers.flatMap((layer) => layer.parts ?? []);

  it('has three layers, and eight eighths in each bar', () => {
    expect(own.layers).toHaveLength(3);
    for (const { bars } of parts) for (const bar of bars) expect(bar).toMatch(/^[1-9*x.-]{8}$/);
  });

  it('leaves room to think: at most six notes a second, none longer than a bar', () => {
    const cycle = Array.from({ length: 8 }, (_, bar) => notesOfBar(own, bar, 3)).flat();
    const starts = new Set(cycle.map(({ at, instrument }) => `${instrument} ${at}`)).size;
    expect(starts).toBeGreaterThan(0);
    expect(cycle.length / (8 * barSeconds(own))).toBeLessThanOrEqual(6);
    for (const { at, seconds } of cycle) expect(at + seconds).toBeLessThanOrEqual(barSeconds(own) + 1e-9);
  });
});
