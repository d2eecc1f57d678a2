import type { AnswerMode, Task } from '@/maths/round/task';
import { sumOf } from '@/maths/sum/read-sum';

/** Answers that are a number, and so lie on a line and can be put together from pieces. */
const isNumber = (task: Task): boolean => {
  const { form } = sumOf(task.sumIds[0] ?? '').asks;
  return form !== 'relation' && form !== 'moment' && form !== 'remainder';
};

/**
 * How the simple view asks a task: in its own way, and by typing where a slider or pieces would make no sense (a time
 * of day, a remainder); judged alike.
 */
export function wayOf(task: Task): AnswerMode {
  if (task.options !== undefined) return 'choose';
  if (task.mode === 'collect' || task.mode === 'order') return task.mode;
  const isOnLine = task.mode === 'place' && task.line !== undefined && isNumber(task);
  const isPieces = task.mode === 'compose' && isNumber(task) && sumOf(task.sumIds[0] ?? '').answer.num > 0;
  return isOnLine || isPieces ? task.mode : 'type';
}
