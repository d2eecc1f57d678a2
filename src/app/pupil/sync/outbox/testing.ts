import type { TaskAnswer } from '@/maths/round/answer';
import type { SumId } from '@/maths/sum/sum';

/** Makes an answer for tests of the outbox. */
export const answer = (position: number): TaskAnswer => ({
  answerId: `answer-${position}`,
  position,
  sumIds: ['7+5=_' as SumId],
  mode: 'choose',
  purpose: 'practice',
  given: { kind: 'value', raw: '12' },
  shownRight: [true],
  responseMs: 2000,
  motorMs: 500,
  tempo: 'quick',
  helped: false,
  answeredAt: 1,
  game: 'bellenprikken',
  input: 'touch',
});
