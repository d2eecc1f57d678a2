/** Semitones above C of the natural notes. */
const naturals: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const accidentals: Readonly<Record<string, number>> = { '': 0, '#': 1, b: -1 };

/** Steps of the two scales, in semitones above the key. */
const scales = { major: [0, 2, 4, 5, 7, 9, 11], minor: [0, 2, 3, 5, 7, 8, 10] } as const;
export type Mode = keyof typeof scales;

const octave = 12;
/** A of octave 4, and its number in semitones above C of octave 0. */
const concertA = { hz: 440, semitones: 4 * octave + 9 };

/** By how much a note so many semitones higher is faster, in equal temperament. */
export const rateOf = (semitones: number): number => 2 ** (semitones / octave);

/** Frequency of a note so many semitones above C of octave 0, Hz. */
const hzOf = (semitones: number): number => concertA.hz * rateOf(semitones - concertA.semitones);

/**
 * Frequencies of notes written as `G B D' E'`: octave 4, with `'` octave 5, Hz.
 * @throws Error for anything else
 */
export function readNotes(text: string): readonly number[] {
  return text.split(' ').map((note) => {
    const [, name = '', sign = '', high = ''] = /^([A-G])([#b]?)('?)$/.exec(note) ?? [];
    const [natural, accidental] = [naturals[name], accidentals[sign]];
    if (natural === undefined || accidental === undefined) throw new Error(`"${note}" is no note`);
    return hzOf((high === '' ? 4 : 5) * octave + natural + accidental);
  });
}

/** A key, such as G major. */
export interface Key {
  /** Name of the first step, such as `Bb`. */
  readonly tonic: string;
  readonly mode: Mode;
}

/** Frequency of a step of a key, Hz. `step` 0 is the first step in this octave; steps go on above and below it. */
export function frequencyOf({ tonic, mode }: Key, step: number, inOctave: number): number {
  const scale = scales[mode];
  const octavesUp = Math.floor(step / scale.length);
  const semitones = scale[step - octavesUp * scale.length] ?? 0;
  const [first = concertA.hz] = readNotes(tonic);
  return first * 2 ** (inOctave - 4 + octavesUp + semitones / octave);
}
