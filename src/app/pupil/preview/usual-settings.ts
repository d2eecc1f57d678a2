import type { PracticeSettings } from '@/maths/window/sum-window';

/** What a round is played with when nobody has set anything. */
export const usualSettings: PracticeSettings = {
  series: 'adaptive',
  sumsPerRound: 12,
  help: true,
  clock: 'off',
  fragileLimit: 8,
};
