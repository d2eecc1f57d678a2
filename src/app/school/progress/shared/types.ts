import type { SumPhase } from '@/maths/learn/learner';
import type { Locale } from '@/maths/locale';
import { factState } from '@/maths/report/fact-state';
import { answerNotation, answerOf } from '@/maths/sum/answer';
import { answerText } from '@/maths/sum/prompt';
import { readSum } from '@/maths/sum/read-sum';
import { givenText, sumText } from '@/maths/sum/stored-text';
import type { CallReply } from '../../../api/call';

export type ProgressShown = CallReply<'readProgress'>;
export type FactShown = ProgressShown['facts'][number];
export type GoalShown = ProgressShown['goals'][number];
export type PartShown = ProgressShown['beside'][number];

export { givenText, sumText };

/** Writes a sum without its empty answer: `7 × 8`; a gap elsewhere stays. */
export const shortSumText = (sumId: string, locale: Locale): string =>
  sumText(sumId, locale).replace(/\s*=\s*▢$/u, '');

/** Writes the right answer to a sum. */
export function rightText(sumId: string, locale: Locale): string {
  const sum = readSum(sumId);
  return sum ? answerText(answerNotation(answerOf(sum)), locale) : '';
}

/** How well a fact is known; `none`: not practised. */
export const factStates = ['known', 'nearly', 'practising', 'none'] as const;
export type FactState = (typeof factStates)[number];

const phases: readonly SumPhase[] = ['practising', 'nearly', 'automated', 'maintenance'];

/** State of a fact by the phase the model stored with an answer; `new` was not practised before. */
export function stateOfPhase(phase: string): FactState {
  const known = phases.find((each) => each === phase);
  return known ? factState(known) : 'none';
}
