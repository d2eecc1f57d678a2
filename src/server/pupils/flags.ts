import type { z } from 'zod';
import type { Pupil } from '@/contract/groups';

export type PupilFlag = z.infer<typeof Pupil>['flags'][number];

/** The last fourteen days of one pupil. */
export interface RecentWork {
  readonly answers: number;
  readonly correct: number;
  /** Practised in the last seven days. */
  readonly practisedLately: boolean;
  /** In the school's list for more than seven days. */
  readonly known: boolean;
}

const enoughForStuck = 30;
/** Stuck is who has a smaller part right than this. */
export const stuckBelow = 0.6;
const enoughForMore = 60;
const moreFrom = 0.95;

/**
 * What asks for a teacher's eye, by rules that can be said in one sentence each:
 * - stuck: in fourteen days at least 30 answers, fewer than 60 % of them right;
 * - ready for more: at least 60 answers, 95 % or more right, while the window aims at 85 %;
 * - not practising: nothing in seven days in which a classmate did practise (so not in the holidays).
 */
export function flagsOf(work: RecentWork, classPractised: boolean): PupilFlag[] {
  const rate = work.answers === 0 ? 0 : work.correct / work.answers;
  const flags: PupilFlag[] = [];
  if (work.answers >= enoughForStuck && rate < stuckBelow) flags.push('stuck');
  if (classPractised && work.known && !work.practisedLately) flags.push('not-practising');
  if (work.answers >= enoughForMore && rate >= moreFrom) flags.push('ready-for-more');
  return flags;
}

/** Flags that count as needing attention; being ready for more is good news. */
export const needsAttention = (flags: readonly PupilFlag[]): boolean =>
  flags.some((flag) => flag !== 'ready-for-more');
