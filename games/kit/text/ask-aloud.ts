import type { AnswerMode } from '@/maths/answer-mode';
import type { Locale } from '@/maths/locale';
import type { Task } from '@/maths/round/task';
import { promptSpeech } from '@/maths/sum/prompt';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { Sum } from '@/maths/sum/sum';
import { instructionFor, spokenStart } from './notation';
import { isBare } from './prompt-pieces';
import { texts as kitTexts } from './texts.gen';

/** Returns whether a sum only asks for the number at its end: in no unit but euros, in no form, rounded to nothing. */
function asksPlainly({ left, right, relation }: Sum): boolean {
  if (right.kind !== 'hole' || relation === '?' || (left.kind === 'number' && left.line)) return false;
  const isNumber = right.unit === undefined || right.unit === 'eur';
  return isNumber && right.form === undefined && right.near === undefined;
}

const questions = {
  choose: 'askWhich',
  type: 'askHowMuch',
  compose: 'askToMake',
  place: 'askWhere',
  order: 'askToOrder',
  collect: null,
} as const satisfies Record<AnswerMode, string | null>;

/**
 * Returns a task as a teacher would ask it: `6 plus 4. Hoeveel is dat?` A sum that is a question already, such as `7 plus
 * hoeveel is 12?`, is not asked twice.
 */
export function askAloud(task: Task, locale: Locale): string {
  const { mode } = task;
  const question = questions[mode];
  const asked = question === null ? '' : ` ${kitTexts[locale](question)}`;
  const [sumId = ''] = task.sumIds;
  if (task.sumIds.length > 1) return `${instructionFor(task, locale)}.${asked}`;
  const sum = parseSumOrThrow(sumId);
  const speech = promptSpeech(sum, locale, mode === 'choose');
  const name = mode === 'place' || asksPlainly(sum) ? spokenStart(sum, locale) : null;
  if (name !== null) return `${name}.${asked}`;
  return mode === 'type' ? speech : `${speech}${asked}`;
}

/**
 * Returns a task of one sum as a screen reader says it: a bare number that is put at its place as a question, anything
 * else as it stands on the card.
 *
 * @param asksForm whether the game asks for the form of a number, and not for its place
 */
export function sayTask(task: Task, locale: Locale, asksForm = false): string {
  const sum = parseSumOrThrow(task.sumIds[0] ?? '');
  const isPlace = task.mode === 'place' && isBare(sum) && !asksForm;
  return isPlace ? askAloud(task, locale) : promptSpeech(sum, locale, task.mode === 'choose');
}
