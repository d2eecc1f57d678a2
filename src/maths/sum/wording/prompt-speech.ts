import type { Locale } from '../../locale';
import { clockWords, digitalTime } from '../../number/clock-words';
import { isWhole, type Rational, rational, times } from '../../number/rational';
import { speakNumber } from '../../number/speak-number';
import { unitWord } from '../../number/unit-words';
import { writeNumber } from '../../number/write-number';
import { isEstimated } from '../parse/estimate';
import { holesIn } from '../parse/solve';
import type { Expression, HoleNode, Line, NumberNode, Sign, Sum } from '../sum';
import { needsBrackets } from '../write-expression';
import { handsText, hintText, tickText } from './prompt-words';

interface SpokenWords {
  readonly signs: Readonly<Record<Sign, string>>;
  readonly is: string;
  readonly about: string;
  readonly and: string;
  readonly hole: string;
  readonly compare: string;
  readonly mean: string;
  readonly scale: string;
  readonly times: string;
  readonly line: string;
  readonly to: string;
  readonly arrow: string;
  /** Said at a pair of brackets, which nobody hears otherwise. */
  readonly open: string;
  readonly close: string;
  /** Between the numbers of a ratio, and between two ratios. */
  readonly staysTo: string;
  readonly as: string;
}

const dutch: SpokenWords = {
  signs: { '+': 'plus', '-': 'min', '*': 'keer', ':': 'gedeeld door', '/': 'gedeeld door', of: 'van' },
  is: 'is',
  about: 'is ongeveer',
  and: 'en',
  hole: 'hoeveel',
  compare: 'is kleiner dan, gelijk aan of groter dan',
  mean: 'het gemiddelde van',
  scale: 'schaal 1 op',
  times: 'hoe laat',
  line: 'op de lijn van',
  to: 'tot',
  arrow: 'de pijl',
  open: 'haakje openen',
  close: 'haakje sluiten',
  staysTo: 'staat tot',
  as: 'als',
};

const words: Readonly<Record<Locale, SpokenWords>> = {
  nl: dutch,
  be: { ...dutch, signs: { ...dutch.signs, '*': 'maal' } },
  en: {
    signs: { '+': 'plus', '-': 'minus', '*': 'times', ':': 'divided by', '/': 'over', of: 'of' },
    is: 'is',
    about: 'is about',
    and: 'and',
    hole: 'how many',
    compare: 'is less than, equal to or greater than',
    mean: 'the mean of',
    scale: 'scale 1 to',
    times: 'what time',
    line: 'on the line from',
    to: 'to',
    arrow: 'the arrow',
    open: 'open bracket',
    close: 'close bracket',
    staysTo: 'is to',
    as: 'as',
  },
};

const hundred = rational(100);

/** Says a line by its ends; `isPercent` says 0 and 1 as 0 and 100 percent. */
function speakLine({ min, max }: Line, locale: Locale, isPercent = false): string {
  const end = (value: Rational) =>
    isPercent
      ? `${speakNumber(times(value, hundred), locale)} ${unitWord('%', false, locale)}`
      : speakNumber(value, locale);
  return `${words[locale].line} ${end(min)} ${words[locale].to} ${end(max)}`;
}

/** Parts of an hour have words of their own: een kwart uur, half an hour. */
function speakHours(spoken: string, locale: Locale): string {
  if (locale !== 'en')
    return `${spoken.replace(/1 vierde$/, 'een kwart').replace(/3 vierde$/, 'driekwart')} uur`;
  const part = spoken.replace(/1 quarter$/, 'a quarter');
  if (/ and /.test(part)) return `${part.replace(/quarters$/, 'quarter')} hours`;
  return part === 'a half' ? 'half an hour' : `${part} of an hour`;
}

function speakNode({ value, written, unit, line }: NumberNode, locale: Locale): string {
  if (unit === 'clock') return digitalTime(value.num);
  if (unit === 'words') return clockWords(value.num, locale);
  if (unit === 'face') return handsText(value.num, locale);
  if (line) return `${words[locale].arrow} ${speakLine(line, locale)}, ${tickText(line, value, locale)},`;
  const as = written ?? (isWhole(value) ? 'decimal' : ({ form: 'fraction', den: value.den } as const));
  const spoken = speakNumber(value, locale, as);
  if (!unit) return spoken;
  // English says three quarters of an hour; Dutch puts the unit behind any number.
  const isFraction = typeof as === 'object' && as.form !== 'decimal';
  if (unit === 'h' && isFraction) return speakHours(spoken, locale);
  const isPart = locale === 'en' && isFraction && value.num < value.den && unit !== '%';
  const word = unitWord(unit, isPart || value.num === value.den, locale);
  return isPart ? `${spoken} of ${word.startsWith('h') ? 'an' : 'a'} ${word}` : `${spoken} ${word}`;
}

function speakHole({ unit, line }: HoleNode, locale: Locale, isPercent = false): string {
  const { hole, times } = words[locale];
  if (unit === 'clock' || unit === 'face' || unit === 'words') return times;
  if (line) return `${hole} ${speakLine(line, locale, isPercent)}`;
  return unit ? `${hole} ${unitWord(unit, false, locale)}` : hole;
}

/** Says one side; `split` says + as *and*. */
export function speak(expression: Expression, locale: Locale, split: boolean): string {
  const { signs, and, mean, scale, open, close } = words[locale];
  if (expression.kind === 'hole') return speakHole(expression, locale);
  if (expression.kind === 'number') return speakNode(expression, locale);
  if (expression.kind === 'mean') {
    const parts = expression.of.map((part) => speak(part, locale, false));
    return `${mean} ${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
  }
  if (expression.kind === 'scale') {
    return `${scale} ${writeNumber(expression.factor, locale)}, ${speak(expression.of, locale, false)}`;
  }
  const { sign, left, right } = expression;
  const word = split && sign === '+' ? and : signs[sign];
  const within = (part: Expression, isRight: boolean) => {
    const spoken = speak(part, locale, split);
    return needsBrackets(part, sign, isRight) ? `${open} ${spoken} ${close}` : spoken;
  };
  return `${within(left, false)} ${word} ${within(right, true)}`;
}

const isRatioSide = (side: Expression): side is Extract<Expression, { kind: 'operation' }> =>
  side.kind === 'operation' && side.sign === ':';

/** Two ratios side by side are said as such, not as two divisions; null for any other sides. */
export function speakRatios(left: Expression, right: Expression, locale: Locale): string | null {
  if (!isRatioSide(left) || !isRatioSide(right)) return null;
  const { staysTo, as } = words[locale];
  const ratio = (side: typeof left) =>
    `${speak(side.left, locale, false)} ${staysTo} ${speak(side.right, locale, false)}`;
  return `${ratio(left)} ${as} ${ratio(right)}`;
}

/**
 * What is said aloud and by a screen reader: `7 plus hoeveel is 12?`, `10 is 7 en hoeveel?`.
 *
 * @param isChosen whether the answer is one of a few that are shown
 */
export function promptSpeech(sum: Sum, locale: Locale, isChosen = false): string {
  const ratios = sum.kind === 'percent' ? speakRatios(sum.left, sum.right, locale) : null;
  if (ratios !== null) return `${ratios}?`;
  const { is, about, compare } = words[locale];
  const [hole] = [...holesIn(sum.left), ...holesIn(sum.right)];
  const middle = sum.relation === '?' ? compare : hole?.near ? about : is;
  const hint = hole && hintText(hole, locale, isChosen, isEstimated(sum));
  const split = sum.operation === 'split';
  const { left, right } = sum;
  const isPercent = left.kind === 'number' && left.unit === '%';
  const outcome = right.kind === 'hole' ? speakHole(right, locale, isPercent) : speak(right, locale, split);
  const asked = `${speak(left, locale, false)} ${middle} ${outcome}`;
  return hint ? `${asked}, ${hint}?` : `${asked}?`;
}

/**
 * A sentence in which sums stand, as it is said aloud: voices pass over a minus, and name a times in their own way. A
 * division sign stays as it is, because of a ratio it means something else.
 */
export function sentenceSpeech(sentence: string, locale: Locale): string {
  const { signs, is, about } = words[locale];
  const said: Readonly<Record<string, string | undefined>> = {
    '+': signs['+'],
    '−': signs['-'],
    '×': signs['*'],
    '÷': signs[':'],
    '=': is,
    '≈': about,
  };
  return sentence.replace(/(?<=\s)[+−×÷=≈](?=\s)/g, (sign) => said[sign] ?? sign);
}
