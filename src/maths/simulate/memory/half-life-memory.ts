import type { MakeFactMemory } from './fact-memory';
import { weightOf } from './fact-memory';

const dayMs = 86_400_000;
/** Half-life after a first encounter, days, and the shortest and longest there are. */
const firstHalfLife = 1.2;
const shortest = 0.2;
const longest = 400;
/** An encounter at p = .5 makes the half-life about so much longer; one while it is well known adds little. */
const growth = 1.7;
const afterError = 0.75;

/**
 * One trace whose half-life grows with each encounter: p = 2^(−Δ/h), h exponential in what was practised, as in half-life
 * regression (Settles & Meeder 2016). What was about to be forgotten gains most; an error shortens the half-life.
 */
export const halfLifeMemory: MakeFactMemory = ({ ease, quickness, forgetting }, start) => {
  let halfLife = Math.min(longest, 20 * 2 ** (2 * ease)) / forgetting;
  let last = start - 20 * dayMs;
  const probabilityAt = (now: number) => 2 ** (-Math.max(0, now - last) / dayMs / halfLife);
  return {
    recall(now) {
      const probability = probabilityAt(now);
      return { probability, ms: 500 + 1500 * (1 - probability) };
    },
    study(now, encounter) {
      const gap = 1 - probabilityAt(now);
      const lost = encounter === 'shown' ? afterError : 1;
      const gained = 1 + growth * quickness * weightOf[encounter] * Math.min(1, 2 * gap);
      const least = encounter === 'shown' ? shortest : firstHalfLife / forgetting;
      halfLife = Math.min(longest, Math.max(least, halfLife * lost * gained));
      last = now;
    },
  };
};
