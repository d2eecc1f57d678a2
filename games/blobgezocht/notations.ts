import { writeLikeAnswer } from '@games/kit/text/notation';
import { answerPiece, namePieces, piecesInText } from '@games/kit/text/prompt-pieces';
import type { Locale } from '@/maths/locale';
import { isWhole, type Rational, rational, times } from '@/maths/number/rational';
import { isMoment, isMoney } from '@/maths/number/unit';
import type { Option } from '@/maths/round/task';
import { readAnswerNotation, valueOfAnswer } from '@/maths/sum/answer';
import { numbersIn } from '@/maths/sum/parse/answer-spec';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import type { Sum } from '@/maths/sum/sum';
import { type Disguise, type Form, form, plain } from './disguise';
import { type FormTexts, formTexts } from './form-texts';
import { answerForms, type FractionAsked, fractionForms } from './fraction-forms';
import { measureForms, moneyForms, timeForms } from './quantity-forms';
import { decimalForms, type Given, percentForms, shareForms } from './share-forms';
import { spokenDisguise } from './spoken';
import { signedForms, wholeForms } from './whole-forms';

/** The notations of an option depend on these things beside its value. */
interface Context {
  readonly sum: Sum;
  readonly locale: Locale;
  readonly texts: FormTexts;
  /** Values of all options. */
  readonly values: readonly Rational[];
}

const shownNumbers = ({ left, right }: Sum) => [...numbersIn(left), ...numbersIn(right)];

function givenIn(sum: Sum): Given {
  const numbers = shownNumbers(sum);
  return {
    percent: numbers.some(({ unit }) => unit === '%'),
    decimal: numbers.some(({ written }) => written?.form === 'decimal'),
    fraction: numbers.some(
      ({ written, value }) => written?.form === 'fraction' || (!written && value.den > 1),
    ),
  };
}

const asNumber = ({ num, den }: Rational): number => num / den;

/** A whole answer to a sum of decimals is told in tenths no larger than this. */
const mostInTenths = 20;

function quantityForms(value: Rational, context: Context): readonly Form[] | null {
  const { sum, locale, texts, values } = context;
  const { unit } = sum.answerSpec;
  const units = shownNumbers(sum).flatMap((number) => (number.unit ? [number.unit] : []));
  if (sum.answerSpec.form === 'moment') {
    const shown = sum.operation === 'convert' ? units.find(isMoment) : undefined;
    const others = values.map(asNumber);
    return timeForms(asNumber(value), others, shown ?? null, locale);
  }
  if (unit === null || unit === '%') return null;
  if (!isMoney(unit)) return measureForms(value, unit, units, locale, texts);
  const cents = unit === 'ct' ? value : times(value, rational(100));
  if (!isWhole(cents)) return [];
  const isConverted = sum.operation === 'convert';
  const whole =
    !isConverted && [...shownNumbers(sum).map((number) => number.value), ...values].every(isWhole);
  const forms = moneyForms(cents.num, { inCents: unit === 'ct', isPlain: whole }, locale, texts);
  // What the sum gives is no disguise: 155 cents are asked in euros.
  return forms.filter(({ name }) => !isConverted || (name !== 'cents' && name !== 'euros'));
}

/** Returns how the answer to a sum of fractions may be written. */
function fractionAsked(sum: Sum): FractionAsked {
  const { form: asked } = sum.answerSpec;
  const parts = new Set(shownNumbers(sum).flatMap(({ value: { den } }) => (den > 1 ? den : [])));
  const isProduct = hasShape(sum, ['Fx']);
  return {
    isSimplest: hasShape(sum, ['Flow']),
    wholes: asked === 'fraction' ? 'within' : hasShape(sum, ['Fmix', 'Flow']) ? 'apart' : 'usual',
    // A child that adds parts of different sizes knows decimals and percentages.
    hasDecimals: isProduct || (hasShape(sum, ['F+']) && parts.size > 1),
    isCounted: !isProduct,
    hasRest: !hasShape(sum, ['F1']),
  };
}

function numberForms(value: Rational, context: Context): readonly Form[] {
  const { sum, locale, texts, values } = context;
  const { unit, form: asked } = sum.answerSpec;
  const given = givenIn(sum);
  if (unit === '%') return percentForms(value, locale, texts);
  if (hasShape(sum, ['%f']))
    return asked === 'fraction'
      ? fractionForms(value, given, locale)
      : shareForms(value, given, locale, texts);
  if (sum.kind === 'fraction' && !isWhole(value)) return answerForms(value, fractionAsked(sum), locale);
  const isOfTenths = asked === 'decimal' && given.decimal && value.num <= mostInTenths;
  if (!isWhole(value) || isOfTenths) return decimalForms(value, locale, texts);
  if (hasShape(sum, ['neg'])) return signedForms(value.num, locale, texts);
  return value.num < 0 || values.some(({ num }) => num < 0)
    ? signedForms(value.num, locale, texts)
    : wholeForms(value.num, locale, texts);
}

/** Returns the notations of an option: never none, the digits of its value last. */
export function formsOf(canonical: string, context: Context): readonly Form[] {
  const { sum, locale, texts } = context;
  const answer = readAnswerNotation(canonical);
  if (answer === null) return [form('digits', plain(canonical))];
  if (answer.kind === 'relation') {
    const { sign } = answer;
    return [
      form('words', { kind: 'words', lines: texts.relation[sign] }),
      form('sides', { kind: 'sides', sign }),
      form('digits', plain(sign)),
    ];
  }
  const value = valueOfAnswer(sum, answer);
  if (value === null) return [form('digits', plain(canonical))];
  const quantity = quantityForms(value, context);
  if (sum.answerSpec.form === 'moment') return quantity ?? [];
  const { unit } = sum.answerSpec;
  const piece = unit === null ? answerPiece(canonical, locale) : undefined;
  const digits: Disguise =
    piece === undefined ? plain(writeLikeAnswer(value, sum, locale)) : { kind: 'plain', piece };
  return [...(quantity ?? numberForms(value, context)), form('digits', digits)];
}

/**
 * Gives each option of a task its notation, by id: as many different ones as there are, never plain digits alone. The
 * same task gets the same ones again.
 */
export function disguisesFor(
  sum: Sum,
  options: readonly Option[],
  position: number,
  locale: Locale,
): ReadonlyMap<string, Disguise> {
  const texts = formTexts(locale);
  const values = options.flatMap(({ value }) => {
    const answer = readAnswerNotation(value);
    return (answer && valueOfAnswer(sum, answer)) ?? [];
  });
  const context = { sum, locale, texts, values };
  const asked = piecesInText(namePieces(sum, locale));
  const used = new Map<string, number>();
  const worn = new Map<string, Disguise>();
  options.forEach(({ id, value }, place) => {
    // Where 30 + 7 is asked, 37 does not stand there as 30 + 7.
    const forms = formsOf(value, context).filter(
      ({ disguise }) => spokenDisguise(disguise, locale) !== asked,
    );
    const rank = (at: number) => (at + position + place) % forms.length;
    const order = forms.map((each, at) => ({ each, times: used.get(each.name) ?? 0, rank: rank(at) }));
    const [chosen] = order.toSorted((a, b) => a.times - b.times || a.rank - b.rank);
    if (chosen === undefined) return;
    used.set(chosen.each.name, chosen.times + 1);
    worn.set(id, chosen.each.disguise);
  });
  return worn;
}
