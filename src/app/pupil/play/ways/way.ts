import type { AnswerRequest } from '@games/kit/bus';
import type { Locale } from '@/maths/locale';
import type { Given, Task } from '@/maths/round/task';

/** What a way of answering in the simple view is given; each makes a `Given` and hands it in once. */
export interface WayProps {
  readonly task: Task;
  readonly locale: Locale;
  readonly onAnswer: (given: Given, input: AnswerRequest['input']) => void;
}
