import { locales } from '../locale';
import { answerNotation, answerOf } from '../sum/answer';
import { completed, isTrue } from '../sum/equation';
import { equationText } from '../sum/prompt';
import type { Sum } from '../sum/sum';
import { describePicture } from './describe-picture';
import type { Picture } from './picture';
import type { StrategyStep, WorkedExample } from './step';
import { strategyText } from './strategy-text';
import { sayIn } from './texts/say-in';

const mostSteps = 12;
const mostDots = 20;
/** Squares in a row that are still told apart: a table of twelve. */
const mostColumns = 12;

/** Whether a picture can be drawn so that it is seen at a glance. */
function isClear(picture: Picture): boolean {
  switch (picture.kind) {
    case 'ten-frame':
      return picture.groups.reduce((all, { count }) => all + count, 0) <= mostDots;
    case 'bead-rack':
      return picture.rods.every((rod) => rod.reduce((all, { count }) => all + count, 0) <= 10);
    case 'array':
      return picture.columns <= mostColumns;
    default:
      return true;
  }
}

const broken = /[{}]|undefined|NaN/;

const tongues = locales.map((locale) => ({ locale, say: sayIn(locale) }));

function flawsInStep({ text, equation, picture }: StrategyStep, answer: string): string[] {
  const said = tongues.flatMap(({ locale, say }) => [
    strategyText(text, locale, say),
    equationText(equation, locale),
    describePicture(picture, locale, say),
  ]);
  return [
    // True as it stands, or with the answer where it still has a hole.
    ...(isTrue(equation.replace('_', answer)) ? [] : [`untrue: ${equation}`]),
    ...said.filter((words) => broken.test(words)).map((words) => `a gap: ${words}`),
    ...(isClear(picture) ? [] : [`too much in the picture of ${equation}`]),
  ];
}

/**
 * What is wrong with a worked example, for tests: steps that are not true, sentences with a gap in any language, a
 * picture that cannot be taken in, or an end that is not the answered sum. Empty when nothing is.
 */
export function flawsIn(sum: Sum, { steps }: WorkedExample): string[] {
  const answer = answerNotation(answerOf(sum));
  const flaws = steps.flatMap((step) => flawsInStep(step, answer));
  if (steps.length === 0 || steps.length > mostSteps) flaws.push(`${steps.length} steps`);
  if (steps.at(-1)?.equation !== completed(sum)) flaws.push(`ends with ${steps.at(-1)?.equation}`);
  return flaws.map((flaw) => `${sum.id}: ${flaw}`);
}
