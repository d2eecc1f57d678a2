import type { Locale } from '../../locale';
import { readAnswerNotation } from '../answer';
import { readExpression } from '../parse/read-expression';
import { speak, speakRatios } from './prompt-speech';
import { sumWords } from './prompt-words';

const middles: Readonly<Record<'nl' | 'en', Readonly<Record<string, string>>>> = {
  nl: { '=': 'is', '<': 'is kleiner dan', '>': 'is groter dan', '~': 'is ongeveer' },
  en: { '=': 'is', '<': 'is less than', '>': 'is greater than', '~': 'is about' },
};

function speakSide(side: string, locale: Locale): string {
  const expression = readExpression(side);
  if (expression) return speak(expression, locale, false);
  const answer = readAnswerNotation(side);
  if (answer?.kind !== 'remainder') throw new RangeError('Not an equation.');
  return `${answer.quotient} ${sumWords[locale].rest} ${answer.rest}`;
}

/**
 * An equation of a worked example as it is said aloud: `3/4of20=15` is `3 vierde van 20 is 15`. Throws RangeError when
 * it is not in canonical notation.
 */
export function equationSpeech(equation: string, locale: Locale): string {
  const [, left = '', sign = '', right = ''] = /^(.+?)([=<>~])(.+)$/.exec(equation) ?? [];
  const [first, second] = [readExpression(left), readExpression(right)];
  const ratios = first && second && speakRatios(first, second, locale);
  if (ratios) return ratios;
  const middle = middles[locale === 'en' ? 'en' : 'nl'][sign] ?? '';
  return `${speakSide(left, locale)} ${middle} ${speakSide(right, locale)}`;
}
