import type { nl } from './nl';

/** Name of a sentence; Dutch has them all. */
export type StrategyTextName = keyof typeof nl;
