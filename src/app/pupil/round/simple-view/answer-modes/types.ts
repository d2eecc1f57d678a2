import type { AnswerRequest } from '@games/kit/api/bus';
import type { Locale } from '@/maths/locale';
import type { Given, Task } from '@/maths/round/task';

/** Props of an answer mode of the simple view; each builds a `Given` and submits it once. */
export interface AnswerModeProps {
  readonly task: Task;
  readonly locale: Locale;
  readonly onAnswer: (given: Given, input: AnswerRequest['input']) => void;
}
