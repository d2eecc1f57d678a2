import { rateOf } from '@games/kit/music/pitch';

/** How a bone moves when its skeleton is awake: about a joint, given in shares of its own picture. */
interface Joint {
  readonly x: number;
  readonly y: number;
  /** Degrees to either side. */
  readonly swing: number;
  /** Time after the others, in shares of a step. */
  readonly late: number;
}

const still: Joint = { x: 0.5, y: 0.5, swing: 0, late: 0 };
const leg = (late: number): Joint => ({ x: 0.5, y: 0.06, swing: 9, late });
const ribs: Joint = { x: 0.5, y: 0, swing: 2, late: 0.2 };
const fin = (y: number, late: number): Joint => ({ x: y < 0.5 ? 0.8 : 0.7, y, swing: 13, late });

/** Joints of each kind of skeleton, in the order in which its bones are found. */
const gaits: readonly (readonly Joint[])[] = [
  [
    { x: 0.9, y: 0.6, swing: 8, late: 0 },
    { x: 0.9, y: 0.9, swing: 4, late: 0.1 },
    { x: 0.9, y: 0.8, swing: 2, late: 0.2 },
    still,
    ribs,
    ribs,
    leg(0),
    leg(1),
    leg(0.5),
    leg(1.5),
    { x: 0.1, y: 0.3, swing: 5, late: 0.2 },
    { x: 0.05, y: 0.2, swing: 10, late: 0.4 },
  ],
  [
    { x: 0.8, y: 0.4, swing: 5, late: 0 },
    { x: 0.6, y: 0.05, swing: 6, late: 0.15 },
    { x: 0.6, y: 0.05, swing: 6, late: 0.2 },
    { x: 0.8, y: 0.5, swing: 3, late: 0.1 },
    still,
    ribs,
    ribs,
    leg(0),
    leg(1),
    leg(0.5),
    leg(1.5),
    { x: 0.15, y: 0.2, swing: 11, late: 0.4 },
  ],
  [
    { x: 0.9, y: 0.5, swing: 9, late: 0 },
    { x: 0.9, y: 0.6, swing: 6, late: 0.1 },
    { x: 0.9, y: 0.8, swing: 4, late: 0.2 },
    { x: 0.9, y: 0.5, swing: 2, late: 0.3 },
    still,
    ribs,
    ribs,
    fin(0.1, 0.2),
    fin(0.9, 0.7),
    fin(0.1, 0.4),
    fin(0.9, 0.9),
    { x: 0.05, y: 0.4, swing: 9, late: 0.5 },
  ],
];

/** Returns the joint of a bone; a bone without one stands still. */
export const jointOf = (kind: number, bone: number): Joint => gaits[kind]?.[bone] ?? still;

/** Steps of the scale that bones ring, in semitones: five notes that sound well in any order. */
const scale = [0, 2, 4, 7, 9] as const;

/** Returns the rate at which the sound of a bone is played: each is a note higher than the one before. */
export const pitchOf = (bone: number): number =>
  rateOf((scale[bone % scale.length] ?? 0) + 12 * Math.floor(bone / scale.length));
