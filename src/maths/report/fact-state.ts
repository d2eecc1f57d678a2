import type { SumPhase } from '../learn/learner';
import { isAutomated } from '../learn/phase';

/** How well a fact is known that was practised. */
export type FactState = 'practising' | 'nearly' | 'known';

export const factState = (phase: SumPhase): FactState =>
  isAutomated({ phase }) ? 'known' : phase === 'nearly' ? 'nearly' : 'practising';
