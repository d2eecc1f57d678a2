import { inTier } from '@tests/unit/tier';

/**
 * Returns how often a test tries something: as often as the variable says, which the tables of the README are made with,
 * else as often as the tier asks for.
 */
export const tries = (variable: `FAULT_${string}`, quick: number, full: number): number =>
  Number(process.env[variable] ?? inTier(quick, full));
