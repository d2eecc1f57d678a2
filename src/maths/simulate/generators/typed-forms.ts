import { standardCollections } from '../../collections/standard-collections';
import { sumsOf } from '../../collections/sum-collection';
import { distractorsFor } from '../../error-type/distractors';
import { locales } from '../../locale';
import { clockWords } from '../../number/clock-words';
import { placesOf } from '../../number/numeral';
import { equals, isWhole, notation, type Rational, rational, times } from '../../number/rational';
import { unitWord } from '../../number/unit-words';
import { writeNumber } from '../../number/write-number';
import { randomFrom, seedOf } from '../../random';
import { type Answer, answerOf, asAnswer, assess } from '../../sum/answer';
import { writeAnswer } from '../../sum/prompt';
import { readAnswer } from '../../sum/read-answer';
import { parseSumOrThrow } from '../../sum/read-sum';
import type { Sum } from '../../sum/sum';

export const verdictOf = (sum: Sum, raw: string): string => {
  const reading = readAnswer(sum, raw);
  return reading.ok ? assess(sum, reading.answer) : reading.problem;
};

const wide = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

const inGroups = (digits: string, separator: string): string => digits.replace(/\B(?=(\d{3})+$)/g, separator);

/** The forms in which children and keyboards write one number. */
function numberForms(sum: Sum, { value, written }: Extract<Answer, { kind: 'number' }>): string[] {
  const { unit, strict } = sum.answerSpec;
  const places = placesOf(value);
  if (strict || places === null)
    return locales.map((locale) => writeAnswer({ kind: 'number', value, written }, locale));
  const sign = value.num < 0 ? '-' : '';
  const whole = `${Math.floor(Math.abs(value.num) / value.den)}`;
  const behind = places === 0 ? '' : writeNumber(value, 'en').split('.')[1];
  const grouped = ['.', ',', ' ', '\u00a0', "'"].map((separator) => {
    const point = separator === ',' ? '.' : ',';
    return sign + inGroups(whole, separator) + (behind === '' ? '' : point + behind);
  });
  const plain = isWhole(value)
    ? [notation(value)]
    : ['.', ','].flatMap((point) => [
        `${sign}${whole}${point}${behind}`,
        `${sign}${whole}${point}${behind}0`,
      ]);
  const bare = [...new Set([...plain, ...grouped])];
  const money = unit === 'eur' ? bare.flatMap((text) => [`€ ${text}`, `€${text}`, `${text} euros`]) : [];
  const pieces = unit === 'eur' && isWhole(value) ? [`${notation(value)},-`, `€ ${notation(value)},-`] : [];
  const measured = bare.flatMap((text) =>
    unit === null
      ? []
      : locales.flatMap((locale) => [true, false].map((one) => `${text} ${unitWord(unit, one, locale)}`)),
  );
  return [
    ...bare,
    `= ${bare[0]}`,
    ...bare.map(wide),
    ...money,
    ...pieces,
    ...measured,
    ...bare.map((text) => `${text} `),
  ];
}

function timeForms(sum: Sum, { minutes, guise }: Extract<Answer, { kind: 'moment' }>): string[] {
  const [hours, past] = [Math.floor(minutes / 60), `${minutes % 60}`.padStart(2, '0')];
  const words = locales.map((locale) => clockWords(minutes, locale));
  if (guise === 'words') return words;
  const isSaid = sum.left.kind === 'number' && sum.left.unit === 'words';
  const whole = past === '00' ? [`${hours} uur`, `${hours}u`, `${hours}`] : [];
  const digits = [':', '.', 'u', 'h', ' uur ', ' '].map((sign) => `${hours}${sign}${past}`);
  return [
    ...digits,
    `${hours}${past}`,
    `${hours} uur en ${past} minuten`,
    ...whole,
    ...(isSaid ? [] : words),
  ];
}

/** The forms in which an answer to a sum may be typed; of its right one where none is given. */
export function typedFormsOf(sum: Sum, answer: Answer = answerOf(sum)): string[] {
  switch (answer.kind) {
    case 'number':
      return numberForms(sum, answer);
    case 'moment':
      return timeForms(sum, answer);
    case 'remainder': {
      const { quotient, rest } = answer;
      return [
        `${quotient} rest ${rest}`,
        `${quotient} (rest ${rest})`,
        `${quotient}r${rest}`,
        `${quotient}, rest: ${rest}`,
      ];
    }
    case 'relation':
      return [writeAnswer(answer, 'nl'), wide(answer.sign)];
  }
}

/** Every so many sums of each collection are tried. */
const every = 31;

/** Right answers in every form they may be typed in, with what is made of each. */
export const typedForms = (): { sumId: string; raw: string; verdict: string; isRight: boolean }[] =>
  standardCollections.flatMap((collection) =>
    sumsOf(collection)
      .filter((_, place) => place % every === 0)
      .map(parseSumOrThrow)
      .flatMap((sum) =>
        typedFormsOf(sum).map((raw) => {
          const verdict = verdictOf(sum, raw);
          const isRight = verdict === 'right' || verdict === 'not-simplified';
          return { sumId: sum.id, raw, verdict, isRight };
        }),
      ),
  );

/** A number that 2.000 may stand for in one reading and not in the other. */
const isThousandfold = (a: Rational, b: Rational): boolean =>
  [1000, 1_000_000].some((by) => equals(times(a, rational(by)), b) || equals(times(b, rational(by)), a));

/** Wrong answers that children give, in every form they may be typed in, with what is made of each. */
export const typedErrors = (): { sumId: string; raw: string; verdict: string }[] =>
  standardCollections.flatMap((collection) =>
    sumsOf(collection)
      .filter((_, place) => place % every === 0)
      .map(parseSumOrThrow)
      .flatMap((sum) =>
        distractorsFor(sum, sum.answerSpec.form === 'relation' ? 2 : 3, randomFrom(seedOf(sum.id)))
          .filter((value) => !isThousandfold(value, sum.answer))
          .flatMap((value) => asAnswer(sum, value) ?? [])
          .flatMap((answer) => typedFormsOf(sum, answer))
          .map((raw) => ({ sumId: sum.id, raw, verdict: verdictOf(sum, raw) })),
      ),
  );
