/** Answers to trivial sums on one device before the pupil's own time replaces the start value. */
export const motorSamplesAsked = 20;

/**
 * What the hand alone takes, ms: the 10th percentile of the pupil's times on trivial sums in this game, on this
 * device; the game's start value until there are 20.
 */
export function motorTime(samples: readonly number[], startMs: number): number {
  if (samples.length < motorSamplesAsked) return startMs;
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 10)] ?? startMs;
}
