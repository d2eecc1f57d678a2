import type { InstrumentName } from './instruments';
import { readNotes } from './pitch';

/** The sign of a game: four notes on its own instrument. */
export interface Motif {
  /** Four notes, such as `G B D' E'`. */
  readonly notes: string;
  readonly instrument: InstrumentName;
}

/** Semitones a streak climbs each time it has gone through the four notes, and how often it does. */
const climb = { semitones: 2, most: 3 } as const;
const semitone = 2 ** (1 / 12);

/** The note of a right answer, Hz. A streak climbs through the motif, then begins again a key higher. `streak` from 1. */
export function noteOfStreak({ notes }: Motif, streak: number): number {
  const all = readNotes(notes);
  const place = Math.max(0, streak - 1);
  const keysUp = Math.min(climb.most, Math.floor(place / all.length));
  return (all[place % all.length] ?? 0) * semitone ** (climb.semitones * keysUp);
}

/** The note of a miss, Hz: the first, an octave down. */
export const noteOfMiss = ({ notes }: Motif): number => (readNotes(notes)[0] ?? 0) / 2;
