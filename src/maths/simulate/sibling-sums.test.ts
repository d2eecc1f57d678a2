import { inTier } from '@tests/unit/tier';
import { describe, expect, it } from 'vitest';
import { locales } from '../locale';
import { equals } from '../number/rational';
import { optionsFor } from '../round/choice/options';
import { describePicture } from '../strategy/describe-picture';
import { flawsIn } from '../strategy/example-flaws';
import { readPicture, showsAnswer } from '../strategy/read-back.test-support';
import { hasEquation, stepSpeech } from '../strategy/step-speech';
import { strategyText } from '../strategy/strategy-text';
import { sayIn } from '../strategy/texts/say-in';
import { workedExample } from '../strategy/worked-example';
import { answerNotation, answerOf, isRightValue, readAnswerNotation } from '../sum/answer';
import { promptSpeech, promptText } from '../sum/prompt';
import { readSum } from '../sum/read-sum';
import type { Sum } from '../sum/sum';
import { readSpoken } from '../sum/wording/read-spoken.test-support';
import { saysItself } from '../sum/wording/says-itself.test-support';
import { readWrittenSum } from '../sum/written-sum';
import { siblingSums } from './generators/sibling-sums';
import { typedFormsOf, verdictOf } from './generators/typed-forms';

const siblings = inTier([1], [1, 2, 3, 4, 5]).flatMap((seed) => siblingSums(inTier(12, 40), seed));

const tongues = locales.map((locale) => ({ locale, say: sayIn(locale) }));

/** What is wrong with siblings; of much the first twenty. */
const flawsOf = (find: (sum: Sum) => readonly string[]): string[] =>
  siblings.flatMap(({ sum, collection }) => find(sum).map((flaw) => `${collection}: ${flaw}`)).slice(0, 20);

/** Lines and clocks are said in ways of their own, and so is a ratio. */
const isToldApart = ({ id, kind }: Sum): boolean =>
  /\(-?\d+(?:\.\.|~)|face|words|\dh\d\d|clock/.test(id) || (kind === 'percent' && /:.*=.*:/.test(id));

/** One of something in the plural, or more in the singular, of what worked examples count. */
const misnumbered =
  /(?<![\d.,/\u00a0])\b1 (?:stukken|stappen|delen|groepjes|dagen|weken|vakjes|eenheden|minuten|sprongen|rijen|helen|seconden|munten|tienen|tientallen|streepjes|nullen|pieces|steps|parts|days|weeks|minutes|groups|jumps|rows|wholes|hours|tens|ones|squares|coins|marks|zeros)\b/;

/** Numbers in a text as they stand, so that a comma or a point of another language makes no difference. */
const numbersSaid = (text: string): string =>
  (text.match(/\d[\d\u00a0.,]*\d|\d/g) ?? []).map((number) => number.replace(/\D/g, '')).join(' ');

function flawsOfExample(sum: Sum, school: 'nl' | 'be'): string[] {
  const example = workedExample(sum, undefined, undefined, school);
  const last = example.steps.at(-1);
  const isShown =
    sum.answerSpec.form === 'relation' || (last !== undefined && showsAnswer(sum, last.picture));
  const steps = example.steps.flatMap((step) => {
    const described = tongues.map(({ locale, say }) => describePicture(step.picture, locale, say));
    const said = tongues.flatMap(({ locale, say }) => [
      strategyText(step.text, locale, say),
      stepSpeech(step, locale, say),
    ]);
    const numbers = new Set(described.map(numbersSaid));
    return [
      ...readPicture(step.picture).problems,
      ...(numbers.size === 1 ? [] : [`described as ${described.join(' | ')}`]),
      ...[...described, ...said].filter((text) => misnumbered.test(text)),
      ...(hasEquation(step) && !/face|words/.test(step.equation)
        ? locales
            .filter((locale) => !saysItself(step.equation, locale))
            .map((locale) => `${step.equation} in ${locale}`)
        : []),
    ];
  });
  const flaws = [
    ...flawsIn(sum, example),
    ...steps,
    ...(isShown ? [] : ['the last picture lacks the answer']),
  ];
  return flaws.map((flaw) => `${sum.id} (${school}): ${flaw}`);
}

describe('a sum that stands in no collection', () => {
  it('has siblings in every domain', () => {
    expect(siblings.length).toBeGreaterThan(1_200);
    expect(new Set(siblings.map(({ sum }) => sum.kind)).size).toBeGreaterThan(12);
  });

  it.each(['nl', 'be'] as const)('is worked out truly, in words and pictures, as taught in %s', (school) => {
    expect(flawsOf((sum) => flawsOfExample(sum, school))).toEqual([]);
  });

  it.each(locales)('is read back from what is said and from what is written (%s)', (locale) => {
    const isHeard = (sum: Sum) => {
      const heard = readSum(readSpoken(promptSpeech(sum, locale), locale));
      return (
        heard !== null && equals(heard.answer, sum.answer) && heard.answerSpec.unit === sum.answerSpec.unit
      );
    };
    const isRead = (sum: Sum) => readWrittenSum(promptText(sum, locale), locale)?.id === sum.id;
    expect(flawsOf((sum) => (isToldApart(sum) || (isHeard(sum) && isRead(sum)) ? [] : [sum.id]))).toEqual([]);
  });

  it('offers its answer once among wrong ones', () => {
    const isRight = (sum: Sum, value: string) => {
      const answer = readAnswerNotation(value);
      return (
        value === answerNotation(answerOf(sum)) ||
        (answer?.kind === 'number' && isRightValue(sum, answer.value))
      );
    };
    const flaws = flawsOf((sum) => {
      const values = optionsFor(sum, sum.answerSpec.form === 'relation' ? 3 : 4, 7).map(({ value }) => value);
      const isSound =
        values.length >= 3 &&
        new Set(values).size === values.length &&
        values.filter((value) => isRight(sum, value)).length === 1;
      return isSound ? [] : [`${sum.id}: ${values.join(' ')}`];
    });
    expect(flaws).toEqual([]);
  });

  it('takes its answer in every form it may be typed in', () => {
    const isTaken = (sum: Sum, raw: string) => /^(?:right|not-simplified)$/.test(verdictOf(sum, raw));
    expect(
      flawsOf((sum) => typedFormsOf(sum).flatMap((raw) => (isTaken(sum, raw) ? [] : [`${sum.id}: ${raw}`]))),
    ).toEqual([]);
  });
});
