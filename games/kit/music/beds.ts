import type { Region } from '../api/manifest';
import type { AmbienceName, InstrumentName } from './instruments';
import type { Key } from './pitch';

/**
 * What one instrument plays, a text of eight eighths for each bar, repeated: a digit is a step above the root of the
 * bar's chord (1 root, 3 third, 5 fifth, 8 octave), `*` the whole chord, `x` a stroke without pitch, `-` holds on, `.` rests.
 */
export interface Part {
  readonly instrument: InstrumentName;
  readonly octave: number;
  readonly bars: readonly string[];
}

/** A layer of a bed; the next one joins after each third of a round. */
export interface BedLayer {
  readonly ambience?: AmbienceName;
  readonly parts?: readonly Part[];
}

/** The music of a region. */
export interface Bed extends Key {
  /** Quarter notes a minute. */
  readonly bpm: number;
  /** Step of the key on which the chord of each bar stands, 1–7. */
  readonly chords: readonly number[];
  readonly layers: readonly BedLayer[];
}

const layer = (instrument: InstrumentName, octave: number, ...bars: readonly string[]): BedLayer => ({
  parts: [{ instrument, octave, bars }],
});

/** The music of every region: sparse and low, so that a child can count beside it. */
export const beds: Readonly<Record<Region, Bed>> = {
  haven: {
    tonic: 'G',
    mode: 'major',
    bpm: 92,
    chords: [1, 6, 4, 5],
    layers: [
      { ambience: 'waves' },
      layer('accordion', 3, '..*---..', '..*-..*-'),
      layer('marimba', 4, '1.5.3.5.', '1..5..3.', '1.3.5.8.', '5...3...'),
    ],
  },
  dorp: {
    tonic: 'C',
    mode: 'major',
    bpm: 96,
    chords: [1, 5, 6, 4],
    layers: [
      layer('birds', 7, '........', '5.3.....', '........', '...85...'),
      layer('ukulele', 4, '*..*.*..', '*..*.**.'),
      layer('clarinet', 4, '5--3--2-', '1---....', '3--5--6-', '5---....'),
    ],
  },
  kermis: {
    tonic: 'F',
    mode: 'major',
    bpm: 108,
    chords: [1, 1, 4, 5],
    layers: [
      { ambience: 'murmur', parts: [{ instrument: 'bass', octave: 2, bars: ['1...5...'] }] },
      layer('organ', 4, '..3.5.3.', '..5.3.5.', '..8.5.3.', '..3.2.1.'),
      layer('claps', 4, '..x...x.', '..x..xx.'),
    ],
  },
  stad: {
    tonic: 'D',
    mode: 'major',
    bpm: 104,
    chords: [1, 6, 2, 5],
    layers: [
      { ambience: 'hum' },
      layer('bass', 2, '1..1.5..', '1..5.6..'),
      layer('vibraphone', 4, '..3.5...', '5...3...', '..5.8...', '....5.3.'),
    ],
  },
  spoor: {
    tonic: 'A',
    mode: 'major',
    bpm: 88,
    chords: [1, 4, 1, 5],
    layers: [
      layer('rails', 4, 'xx..xx..', 'xx..xx..'),
      layer('harmonica', 4, '*---..5-', '3---....', '*---..3-', '2---....'),
      layer('bass', 2, '1...5...', '1...3...'),
    ],
  },
  boerderij: {
    tonic: 'Bb',
    mode: 'major',
    bpm: 90,
    chords: [1, 4, 1, 5],
    layers: [
      { ambience: 'bees' },
      layer('banjo', 4, '1.5.3.5.', '1.5.8.5.'),
      layer('fiddle', 4, '3---5---', '6---5---', '8---5---', '2-------'),
    ],
  },
  bergen: {
    tonic: 'E',
    mode: 'major',
    bpm: 76,
    chords: [1, 3, 4, 5],
    layers: [
      { ambience: 'wind' },
      layer('harp', 3, '1.3.5.8.', '8.5.3.5.'),
      layer('bells', 5, '........', '5.......', '........', '3...1...'),
    ],
  },
  savanne: {
    tonic: 'D',
    mode: 'minor',
    bpm: 100,
    chords: [1, 1, 6, 7],
    layers: [
      layer('crickets', 7, 'x.x.....', '....x.x.'),
      layer('kalimba', 4, '1.3.5..3', '1..5.3..', '3.5.8...', '5.3.1...'),
      layer('drum', 2, '1..1..1.', '1..1.1..'),
    ],
  },
  ruimtehaven: {
    tonic: 'B',
    mode: 'minor',
    bpm: 80,
    chords: [1, 6, 3, 7],
    layers: [
      { ambience: 'hum' },
      layer('pad', 3, '*-------'),
      layer('glass', 5, '5.......', '...8....', '3.......', '.....5..'),
    ],
  },
};
