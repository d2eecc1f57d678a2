import { describe, expect, it } from 'vitest';
import { frequencyOf, readNotes } from './pitch';

describe('readNotes', () => {
  it('reads notes of octaves 4 and 5 with their signs', () => {
    const [a, highA, sharp, flat] = readNotes("A A' F# Gb");
    expect(a).toBeCloseTo(440);
    expect(highA).toBeCloseTo(880);
    expect(sharp).toBeCloseTo(369.99, 1);
    expect(flat).toBeCloseTo(sharp ?? 0);
  });

  it('refuses what is no note', () => {
    expect(() => readNotes('H')).toThrow(/"H"/);
    expect(() => readNotes('')).toThrow();
  });
});

describe('frequencyOf', () => {
  it('climbs by the steps of the key, over the octave and below it', () => {
    const gMajor = { tonic: 'G', mode: 'major' } as const;
    expect(frequencyOf(gMajor, 0, 4)).toBeCloseTo(392, 0);
    expect(frequencyOf(gMajor, 7, 4)).toBeCloseTo(784, 0);
    expect(frequencyOf(gMajor, -7, 4)).toBeCloseTo(196, 0);
    expect(frequencyOf(gMajor, 6, 4)).toBeCloseTo(739.99, 1);
  });

  it('has the low third of a minor key', () => {
    expect(frequencyOf({ tonic: 'A', mode: 'minor' }, 2, 4)).toBeCloseTo(523.25, 1);
  });
});
