import type { AnswerMode } from '../../answer-mode';

/** Modes of which one task asks several sums. */
export const asksSeveral = (mode: AnswerMode): boolean => mode === 'collect' || mode === 'order';
