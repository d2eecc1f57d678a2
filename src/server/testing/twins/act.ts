import type { Hand } from './hand';

/** Something a school does in a test: a few calls that belong together. */
export type Act = (hand: Hand) => Promise<void>;
