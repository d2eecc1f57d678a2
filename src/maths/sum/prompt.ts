import type { Locale } from '../locale';
import { clockWords, digitalTime } from '../number/clock-words';
import type { Rational } from '../number/rational';
import { isWhole } from '../number/rational';
import type { Unit } from '../number/unit';
import { writeNumber } from '../number/write-number';
import { type Answer, readAnswerNotation } from './answer';
import { isEstimated } from './parse/estimate';
import { readExpression } from './parse/read-expression';
import { holesIn } from './parse/solve';
import { shownSigns } from './shown-signs';
import type { Expression, HoleNode, Line, NumberNode, Sign, Sum } from './sum';
import { handsText, hintText, sumWords, tickText, unitSymbol } from './wording/prompt-words';
import { needsBrackets } from './write-expression';

/** One piece of a prompt, in reading order. `text` is what to write where the piece itself cannot be drawn. */
export type PromptPart =
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'sign'; readonly text: '+' | '−' | '×' | ':' | '÷' }
  | { readonly kind: 'bracket'; readonly text: '(' | ')' }
  | { readonly kind: 'equals'; readonly text: '=' | '≈' }
  /** A box for the answer; where the sign between the sides is asked it stands there. */
  | { readonly kind: 'hole'; readonly text: '▢' }
  /** To be stacked; `▢` above or below is the hole. */
  | {
      readonly kind: 'fraction';
      readonly text: string;
      readonly whole: string | null;
      readonly num: string;
      readonly den: string;
    }
  /** Stands before an amount of money, also before a hole. */
  | { readonly kind: 'euro'; readonly text: '€' }
  | { readonly kind: 'unit'; readonly text: string }
  /** `van`, `gemiddelde van`, a comma, `schaal 1 : 100`. */
  | { readonly kind: 'word'; readonly text: string }
  /** A clock with hands at these minutes since midnight; its text tells where the hands point. */
  | { readonly kind: 'clock'; readonly text: string; readonly minutes: number }
  /** A line with the place of a number on it, or to put one on (`at` null). */
  | { readonly kind: 'line'; readonly text: string; readonly line: Line; readonly at: Rational | null }
  /** What sort of answer is asked: kommagetal, met rest. Not a part of the equation. */
  | { readonly kind: 'hint'; readonly text: string };

const open: PromptPart = { kind: 'bracket', text: '(' };
const close: PromptPart = { kind: 'bracket', text: ')' };
const hole: PromptPart = { kind: 'hole', text: '▢' };
const euro: PromptPart = { kind: 'euro', text: '€' };

function withUnit(
  part: PromptPart,
  unit: Unit | undefined,
  locale: Locale,
  count: Rational | null = null,
): PromptPart[] {
  if (unit === undefined || unit === 'clock') return [part];
  return unit === 'eur' ? [euro, part] : [part, { kind: 'unit', text: unitSymbol(unit, locale, count) }];
}

function fractionPart(text: string): PromptPart {
  const [, whole, num = '', den = ''] = /^(?:(\S+) )?(\S+)\/(\S+)$/.exec(text) ?? [];
  return { kind: 'fraction', text, whole: whole ?? null, num, den };
}

/** A number as people write it here: stacked when it is a fraction. */
function numberPart({ value, written }: Pick<NumberNode, 'value' | 'written'>, locale: Locale): PromptPart {
  const isFraction = written ? written.form !== 'decimal' : !isWhole(value);
  const plain = { form: 'fraction', den: value.den } as const;
  const text = writeNumber(value, locale, written ?? (isFraction ? plain : 'decimal'));
  return isFraction ? fractionPart(text) : { kind: 'number', text };
}

function linePart(line: Line, at: Rational | null, locale: Locale): PromptPart {
  const [from, to] = [writeNumber(line.min, locale), writeNumber(line.max, locale)];
  const place = at ? `, ${tickText(line, at, locale)}` : '';
  return { kind: 'line', text: `(${from} – ${to}${place})`, line, at };
}

function nodeParts(node: NumberNode, locale: Locale): PromptPart[] {
  const { value, unit, line } = node;
  if (unit === 'clock') return [{ kind: 'number', text: digitalTime(value.num) }];
  if (unit === 'words') return [{ kind: 'word', text: clockWords(value.num, locale) }];
  if (unit === 'face') {
    return [{ kind: 'clock', text: handsText(value.num, locale), minutes: value.num }];
  }
  if (line) return [linePart(line, value, locale)];
  return withUnit(numberPart(node, locale), unit, locale, value);
}

function holeParts({ unit, form, near, line }: HoleNode, locale: Locale, isEstimate = false): PromptPart[] {
  if (line) return [hole, linePart(line, null, locale)];
  const hint = hintText({ unit, form, near }, locale, false, isEstimate);
  if (hint) return [hole, { kind: 'hint', text: hint }];
  return withUnit(hole, unit, locale);
}

function listed(parts: readonly (readonly PromptPart[])[]): PromptPart[] {
  return parts.flatMap((part, place) =>
    place === 0 ? part : [{ kind: 'word' as const, text: ',' }, ...part],
  );
}

function partsOf(expression: Expression, locale: Locale, isRatio = false): PromptPart[] {
  if (expression.kind === 'hole') return holeParts(expression, locale);
  if (expression.kind === 'number') return nodeParts(expression, locale);
  if (expression.kind === 'mean') {
    const numbers = listed(expression.of.map((part) => partsOf(part, locale)));
    return [{ kind: 'word', text: sumWords[locale].mean }, ...numbers];
  }
  if (expression.kind === 'scale') {
    const scale = `${sumWords[locale].scale} 1 : ${writeNumber(expression.factor, locale)},`;
    return [{ kind: 'word', text: scale }, ...partsOf(expression.of, locale)];
  }
  const { sign, left, right } = expression;
  if (sign === '/') {
    const [num, den] = [left, right].map((part) => joined(partsOf(part, locale)));
    return [fractionPart(`${num}/${den}`)];
  }
  const within = (part: Expression, isRight: boolean) => {
    const parts = partsOf(part, locale);
    return needsBrackets(part, sign, isRight) ? [open, ...parts, close] : parts;
  };
  return [...within(left, false), signPart(sign, locale, isRatio), ...within(right, true)];
}

function signPart(sign: Exclude<Sign, '/'>, locale: Locale, isRatio: boolean): PromptPart {
  if (sign === 'of') return { kind: 'word', text: sumWords[locale].of };
  // In English the colon stands between the numbers of a ratio only.
  return { kind: 'sign', text: sign === ':' && locale === 'en' && !isRatio ? '÷' : shownSigns[sign] };
}

const isColon = (side: Expression | null): boolean => side?.kind === 'operation' && side.sign === ':';

/** 2 : 3 = ▢ : 12 sets two ratios side by side. */
const isRatioSum = ({ left, right, kind }: Sum): boolean =>
  kind === 'percent' && isColon(left) && isColon(right);

/** The prompt in pieces for the DOM or a canvas, so that a hole can be a box: 7, +, ▢, =, 12. */
export function promptParts(sum: Sum, locale: Locale): PromptPart[] {
  const isRounded = [...holesIn(sum.left), ...holesIn(sum.right)].some(({ near }) => near);
  const middle: PromptPart = sum.relation === '?' ? hole : { kind: 'equals', text: isRounded ? '≈' : '=' };
  const isRatio = isRatioSum(sum);
  const isEstimate = isEstimated(sum);
  const side = (part: Expression) =>
    part.kind === 'hole' ? holeParts(part, locale, isEstimate) : partsOf(part, locale, isRatio);
  return [...side(sum.left), middle, ...side(sum.right)];
}

const joined = (parts: readonly PromptPart[]): string =>
  parts
    .map(({ kind, text }) => (kind === 'hint' ? `(${text})` : text))
    .join(' ')
    .replace(/\( /g, '(')
    .replace(/ (?=[),%])/g, '');

/** The prompt as text: `7 + ▢ = 12`. */
export const promptText = (sum: Sum, locale: Locale): string => joined(promptParts(sum, locale));

/** The prompt with an answer (in canonical notation) in the place of the hole: `7 + 5 = 12`, `38 : 6 = 6 rest 2`. */
export function promptWithAnswer(sum: Sum, answer: string, locale: Locale): string {
  const parts = promptParts(sum, locale).filter(({ kind }) => kind !== 'hint');
  return joined(parts).replace('▢', answerText(answer, locale));
}

const plainForm = (value: Rational) =>
  isWhole(value) ? 'decimal' : ({ form: 'fraction', den: value.den } as const);

/** An answer for people: `0,75`, `6 rest 2`, `9:15`, `kwart over 9`, `<`. Throws RangeError for no number. */
export function writeAnswer(answer: Answer, locale: Locale): string {
  switch (answer.kind) {
    case 'number':
      return writeNumber(answer.value, locale, answer.written ?? plainForm(answer.value));
    case 'remainder':
      return `${answer.quotient} ${sumWords[locale].rest} ${answer.rest}`;
    case 'moment':
      return answer.guise === 'words' ? clockWords(answer.minutes, locale) : digitalTime(answer.minutes);
    case 'relation':
      return answer.sign;
  }
}

/** As `writeAnswer`, from canonical notation; what is none stays as it is. */
export function answerText(canonical: string, locale: Locale): string {
  const answer = readAnswerNotation(canonical);
  return answer ? writeAnswer(answer, locale) : canonical;
}

/**
 * An equation of a worked example as text: `5*8=40` is `5 × 8 = 40`. Throws RangeError when it is not in canonical
 * notation.
 */
export function equationText(equation: string, locale: Locale): string {
  const sides = equation.split(/[=<>~]/);
  const sign = /[=<>~]/.exec(equation)?.[0] ?? '=';
  const middle = sign === '~' ? '≈' : sign;
  const expressions = sides.map(readExpression);
  const isRatio = expressions.every(isColon);
  const texts = sides.map((side, place) => {
    const expression = expressions[place];
    if (expression) return joined(partsOf(expression, locale, isRatio));
    const answer = readAnswerNotation(side);
    if (answer) return writeAnswer(answer, locale);
    throw new RangeError('Not an equation.');
  });
  return texts.join(` ${middle} `);
}

export { promptSpeech } from './wording/prompt-speech';
