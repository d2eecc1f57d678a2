import type { AnswerMode } from '@/maths/answer-mode';
import type { Task } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';

/** True when the answer is a number, which can be placed on a line or composed from pieces. */
const isNumber = (task: Task): boolean => {
  const { form } = parseSumOrThrow(task.sumIds[0] ?? '').answerSpec;
  return form !== 'relation' && form !== 'moment' && form !== 'remainder';
};

/**
 * Returns the answer mode of a task in the simple view: its own, or typing where a line or pieces make no sense (time
 * of day, remainder). Grading is the same.
 */
export function shownMode(task: Task): AnswerMode {
  if (task.options !== undefined) return 'choose';
  if (task.mode === 'collect' || task.mode === 'order') return task.mode;
  const isOnLine = task.mode === 'place' && task.line !== undefined && isNumber(task);
  const isPieces =
    task.mode === 'compose' && isNumber(task) && parseSumOrThrow(task.sumIds[0] ?? '').answer.num > 0;
  return isOnLine || isPieces ? task.mode : 'type';
}
