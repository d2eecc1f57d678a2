import type { Region } from '@games/kit/api/manifest';
import { seedOf } from '@/maths/random';

/** Something small that Sam shows at a place of the map. */
export interface Scene {
  readonly id: 'flag' | 'kitten' | 'balloon' | 'owl' | 'turtle' | 'butterfly' | 'rabbit' | 'rainbow' | 'dog';
  readonly region: Region;
  /** What Sam stands beside. */
  readonly sticker: string;
}

const scenes: readonly Scene[] = [
  { id: 'turtle', region: 'haven', sticker: 'turtle' },
  { id: 'kitten', region: 'dorp', sticker: 'cat' },
  { id: 'balloon', region: 'kermis', sticker: 'balloon' },
  { id: 'dog', region: 'stad', sticker: 'dog' },
  { id: 'rainbow', region: 'spoor', sticker: 'rainbow' },
  { id: 'rabbit', region: 'boerderij', sticker: 'rabbit' },
  { id: 'owl', region: 'bergen', sticker: 'owl' },
  { id: 'butterfly', region: 'savanne', sticker: 'butterfly' },
  { id: 'flag', region: 'haven', sticker: 'flag' },
];

/** One day in so many has a scene. */
const everyDays = 3;

/**
 * Returns what Sam shows a child on a day; null on two days of three. It comes by itself and never follows from what the
 * child did: a surprise, not a reward.
 * @param day `2026-11-21`
 */
export function sceneOfDay(pupilId: string, day: string): Scene | null {
  if (seedOf(pupilId, day, 'scene') % everyDays !== 0) return null;
  return scenes[seedOf(pupilId, day, 'which') % scenes.length] ?? null;
}
