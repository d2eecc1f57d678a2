import type { Bed, Part } from './beds';
import type { InstrumentName } from './instruments';
import { frequencyOf } from './pitch';

/** One note of a bar. */
export interface Note {
  readonly instrument: InstrumentName;
  readonly hz: number;
  /** From the start of the bar, seconds. */
  readonly at: number;
  readonly seconds: number;
}

const eighths = 8;
/** Steps of a chord above its root. */
const triad = [0, 2, 4] as const;

/** Length of a bar of four quarters, seconds. */
export const barSeconds = ({ bpm }: Pick<Bed, 'bpm'>): number => (4 * 60) / bpm;

/** Steps above the root of the chord that a sign of a part stands for. */
function stepsOf(sign: string): readonly number[] {
  if (sign === '*') return triad;
  if (sign === 'x') return [0];
  return /[1-9]/.test(sign) ? [Number(sign) - 1] : [];
}

function notesOfPart(bed: Bed, { instrument, octave, bars }: Part, bar: number): readonly Note[] {
  const signs = bars[bar % bars.length] ?? '';
  const root = (bed.chords[bar % bed.chords.length] ?? 1) - 1;
  const eighth = barSeconds(bed) / eighths;
  return signs.split('').flatMap((sign, place) => {
    const held = /^-*/.exec(signs.slice(place + 1))?.[0].length ?? 0;
    const [at, seconds] = [place * eighth, (1 + held) * eighth];
    return stepsOf(sign).map((step) => ({
      instrument,
      hz: frequencyOf(bed, root + step, octave),
      at,
      seconds,
    }));
  });
}

/** The notes of one bar of a bed with its first `layers` layers. `bar` counts from 0 and goes round. */
export const notesOfBar = (bed: Bed, bar: number, layers: number): readonly Note[] =>
  bed.layers
    .slice(0, layers)
    .flatMap(({ parts = [] }) => parts.flatMap((part) => notesOfPart(bed, part, bar)));

/** Layers that sound after so many of so many tasks: one more after each third, at most `most`. */
export const layersAt = (done: number, length: number, most: number): number =>
  Math.min(most, 1 + Math.floor((3 * done) / Math.max(1, length)));
