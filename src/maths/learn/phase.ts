import type { SumMemory } from './learner';

export const isAutomated = ({ phase }: Pick<SumMemory, 'phase'>): boolean =>
  phase === 'automated' || phase === 'maintenance';
