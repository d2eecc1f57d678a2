import { placesOf, type Written } from '../number/numeral';
import { isWhole, rational, times } from '../number/rational';
import { type NumberProblem, type NumberReading, readNumber } from '../number/read-number';
import type { Unit } from '../number/unit';
import { type Answer, assess } from './answer';
import { inReadForm, isCopiedDivision, looselyGrouped } from './reading/further-forms';
import { inLaterForm, withHighSign } from './reading/later-forms';
import { narrowed, tidied, waysToRead } from './reading/number-texts';
import { readMoment } from './reading/read-moment';
import { splitUnits } from './reading/unit-spellings';
import type { Sum } from './sum';

/** Why what was typed is no answer to this sum; the app has a sentence for each. */
export type AnswerProblem = NumberProblem | 'other-unit' | 'not-a-time' | 'not-a-remainder' | 'not-a-sign';

export type AnswerReading =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: AnswerProblem };

/** What versions of the mathematics read differently. */
export interface ReadingRules {
  /** 50/100 for 50 per cent; before, it was one half of a per cent and so wrong. */
  readonly hundredthsArePercent: boolean;
  /** `1 uur` for 1:00 in words; before, it was a copied digital time. */
  readonly figureSaysHour: boolean;
  /** Reads `1 miljoen` and `7 + 5 = 12`, and no 56/8 for 56 : 8; before, the first were asked again and the last was right. */
  readonly furtherForms: boolean;
  /** Reads `groter als`, `70 cent` for euros, and 4'615 as the right one of two; before, the last was always thousands. */
  readonly laterForms: boolean;
}

export const readingNow: ReadingRules = {
  hundredthsArePercent: true,
  figureSaysHour: true,
  furtherForms: true,
  laterForms: true,
};

const problem = (name: AnswerProblem): AnswerReading => ({ ok: false, problem: name });
const read = (answer: Answer): AnswerReading => ({ ok: true, answer });

const halfDay = 720;

/** What is said tells no half of the day: `kwart over 3` is a quarter past three in the afternoon where that is asked. */
function readTime(
  { answerSpec, answer }: Sum,
  text: string,
  { figureSaysHour }: ReadingRules,
): AnswerReading {
  const moment = readMoment(text);
  if (!moment) return problem('not-a-time');
  const isSameTime = moment.ofEitherHalf && (answer.num - moment.minutes) % halfDay === 0;
  const minutes = isSameTime ? answer.num : moment.minutes;
  // `1 uur` is how the whole hour is said, figure or not.
  const isHour = figureSaysHour && answerSpec.unit === 'words' && moment.ofEitherHalf;
  const isSaid = moment.inWords || isHour;
  const guise = answerSpec.unit === 'face' ? 'face' : isSaid ? 'words' : 'clock';
  return read({ kind: 'moment', minutes, guise });
}

function readRemainder(text: string): AnswerReading {
  const match =
    /^(\d{1,9})(?:\s*[,;]?\s*\(?\s*(?:met |with |en )?(?:r|rest|rem|remainder)\.?(?: van| of)?\s*[:=]?\s*(\d{1,9})\s*\)?)?\.?$/i.exec(
      text,
    );
  if (!match) return problem('not-a-remainder');
  return read({ kind: 'remainder', quotient: Number(match[1]), rest: Number(match[2] ?? 0) });
}

const relationWords: readonly (readonly [RegExp, '<' | '=' | '>'])[] = [
  [/^(?:<|(?:is )?(?:kleiner|minder|less|smaller)(?: dan| than)?)$/i, '<'],
  [/^(?:=|(?:is )?(?:gelijk|even ?veel|even groot|hetzelfde|equals?)(?: aan| to)?)$/i, '='],
  [/^(?:>|(?:is )?(?:groter|meer|greater|more|larger|bigger)(?: dan| than)?)$/i, '>'],
];

function readRelation(text: string): AnswerReading {
  const [, sign] = relationWords.find(([pattern]) => pattern.test(text)) ?? [];
  return sign ? read({ kind: 'relation', sign }) : problem('not-a-sign');
}

/** `2 euro 50`, `2 euro en 50 cent`, in euros; null for anything else. */
function eurosAndCents(text: string): string | null {
  const [, euros, cents] =
    /^€?\s*(\d+)\s*(?:euros?|€)\s*(?:en |and |,)?\s*(\d{1,2})(?:\s*(?:cents?|ct|c))?$/i.exec(text) ?? [];
  return euros === undefined ? null : `${euros}.${`${cents}`.padStart(2, '0')}`;
}

/** The number without a unit in front or behind; a problem when that is not the unit at the hole. */
function withoutUnit(
  text: string,
  unit: Unit | null,
): { readonly text: string } | { readonly problem: AnswerProblem } {
  const together = unit === 'eur' ? eurosAndCents(text) : null;
  if (together !== null) return { text: together };
  const { number, units } = splitUnits(text);
  // Of a share that was asked as a number, the sign belongs to the number: 75% is 0.75.
  if (unit === null) return units.every((each) => each === '%') ? { text } : { problem: 'letters' };
  return units.every((each) => each === unit) ? { text: number } : { problem: 'other-unit' };
}

const answerFrom = (reading: Extract<NumberReading, { ok: true }>): Answer => {
  const { value, written, simplified, form } = reading;
  return { kind: 'number', value, written, simplified, ...(form === 'percent' && { asPercent: true }) };
};

const isRight = (sum: Sum, answer: Answer): boolean => {
  const found = assess(sum, answer);
  return found === 'right' || found === 'not-simplified';
};

const isHundredths = (written: Written | undefined): boolean =>
  written?.form === 'fraction' && written.den === 100;

/** 50/100 typed where 50 per cent is asked, unless the sum itself shows hundredths: then it is copied. */
function readHundredths(sum: Sum, text: string): AnswerReading | null {
  const reading = readNumber(text);
  const isShown = sum.left.kind === 'number' && isHundredths(sum.left.written);
  if (sum.answerSpec.unit !== '%' || isShown || !reading.ok || !isHundredths(reading.written)) return null;
  const answer: Answer = { kind: 'number', value: times(reading.value, rational(100)) };
  return isRight(sum, answer) ? read(answer) : null;
}

/** 1000.000 where a million is right, and 4'615 where 4.615 is. */
function meantLoosely(sum: Sum, text: string, { laterForms }: ReadingRules): Answer | null {
  const grouped = looselyGrouped(text) ?? (laterForms ? withHighSign(text) : null);
  const reading = grouped === null ? null : readNumber(grouped);
  const answer = reading?.ok ? answerFrom(reading) : null;
  return answer && isRight(sum, answer) ? answer : null;
}

function readNumberFor(sum: Sum, text: string, rules: ReadingRules): AnswerReading {
  const { hundredthsArePercent, furtherForms } = rules;
  const { unit } = sum.answerSpec;
  if (furtherForms && isCopiedDivision(sum, text)) return problem('not-a-number');
  const hundredths = hundredthsArePercent ? readHundredths(sum, text) : null;
  if (hundredths) return hundredths;
  const bare = withoutUnit(text, unit);
  if ('problem' in bare) return problem(bare.problem);
  const readings = waysToRead(bare.text).map(readNumber);
  const answers = readings.flatMap((reading) => (reading.ok ? [answerFrom(reading)] : []));
  // 2.000 is meant as the right one of the two numbers it can be, wherever it was typed.
  const meant =
    answers.find((answer) => isRight(sum, answer)) ??
    (furtherForms ? meantLoosely(sum, bare.text, rules) : null);
  const usual = isWhole(sum.answer) || placesOf(sum.answer) === null ? answers[0] : answers.at(-1);
  if (meant ?? usual) return read((meant ?? usual) as Answer);
  const [first] = readings;
  return problem(first && !first.ok ? first.problem : 'not-a-number');
}

const isAskedAsNumber = ({ answerSpec: { form } }: Sum): boolean =>
  form !== 'relation' && form !== 'remainder' && form !== 'moment';

/** Figures alone, which most children type: no form of any version reads them otherwise. */
const figures = /^\d{1,9}$/;

function readFigures(text: string): AnswerReading {
  const reading = readNumber(text);
  return reading.ok ? read(answerFrom(reading)) : problem(reading.problem);
}

/**
 * Reads what was typed as an answer to this sum: numbers in every form, with thousands signs and decimals of either
 * kind, `14:45`, `half vier`, `6 rest 2`, `<`, with the unit at the hole or without. Never throws.
 */
export function readAnswer(sum: Sum, raw: string, rules: ReadingRules = readingNow): AnswerReading {
  if (figures.test(raw) && isAskedAsNumber(sum)) return readFigures(raw);
  const typed = rules.laterForms ? inLaterForm(sum, narrowed(raw)) : raw;
  if (sum.answerSpec.form === 'relation') return readRelation(narrowed(typed));
  const text = rules.furtherForms ? inReadForm(sum, tidied(typed)) : tidied(typed);
  if (text === '') return problem('empty');
  if (sum.answerSpec.form === 'remainder') return readRemainder(text);
  return sum.answerSpec.form === 'moment' ? readTime(sum, text, rules) : readNumberFor(sum, text, rules);
}
