import type { PracticeSettings } from '@/maths/window/sum-window';

/** Default settings of a round. */
export const usualSettings: PracticeSettings = {
  series: 'adaptive',
  sumsPerRound: 12,
  help: true,
  clock: 'off',
  fragileLimit: 8,
};
