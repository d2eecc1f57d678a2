import { pieceIn, type Written } from '@games/kit/text/prompt-pieces';
import type { Locale } from '@/maths/locale';
import { clockWords, digitalTime } from '@/maths/number/clock-words';
import { dividedBy, isWhole, type Rational, rational, times } from '@/maths/number/rational';
import { type Unit, unitSize } from '@/maths/number/unit';
import { unitWord } from '@/maths/number/unit-words';
import { writeNumber } from '@/maths/number/write-number';
import { fewestPieces, withFirstChanged } from '@/maths/strategy/drawing/money-picture';
import { unitSymbol } from '@/maths/sum/wording/prompt-words';
import { type Form, form, plain } from './disguise';
import type { FormTexts } from './form-texts';
import { mostInWords, numberWords } from './number-words';
import { isLegible, partsOf, roundOf, rowsOf } from './whole-forms';

/** Most coins and notes on a mask. */
const mostPieces = 6;
const mostNotes = 2;
const smallestNote = 500;

/** Whether a mask has room for coins and notes. */
const fits = (pieces: readonly number[]): boolean =>
  pieces.length > 0 &&
  pieces.length <= mostPieces &&
  pieces.filter((piece) => piece >= smallestNote).length <= mostNotes;

/** Amounts from here on are not changed, in cents. */
const tooLargeToChange = 10_000;

/** Larger amounts are also told in two parts. */
const mostSingle = 10;

const amount = (cents: number, locale: Locale): string =>
  `€ ${writeNumber(rational(cents, 100), locale, cents % 100 === 0 ? 'decimal' : { form: 'decimal', places: 2 })}`;

/** Returns an amount in two parts: € 30 + € 5, or € 32 + € 0,85. */
function amountInParts(euros: number, rest: number, locale: Locale): readonly Form[] {
  const parts = rest > 0 ? [euros * 100, rest] : partsOf(euros).map((part) => part * 100);
  const [first = 0, second] = parts;
  if (second === undefined) return [];
  return [form('parts', { kind: 'rows', lines: [amount(first, locale), `+ ${amount(second, locale)}`] })];
}

/** Returns the notations of an amount; `inCents` is what its sum asks, and `isPlain` where all amounts are whole euros. */
export function moneyForms(
  cents: number,
  { inCents, isPlain }: { readonly inCents: boolean; readonly isPlain: boolean },
  locale: Locale,
  texts: FormTexts,
): readonly Form[] {
  const forms: Form[] = [];
  const [euros, rest] = [Math.floor(cents / 100), cents % 100];
  const pieces = fewestPieces(cents);
  const others = cents < tooLargeToChange ? withFirstChanged(pieces) : pieces;
  if (fits(pieces)) forms.push(form('coins', { kind: 'money', cents: pieces }));
  if (others.length > pieces.length && fits(others))
    forms.push(form('change', { kind: 'money', cents: others }));
  if (euros > 0 && rest > 0 && !isPlain)
    forms.push(form('words', { kind: 'words', lines: texts.euro(euros, rest).split('|') }));
  if (isPlain && rest === 0 && euros <= 99) {
    const lines = [...numberWords(euros, locale), unitWord('eur', euros === 1, locale)];
    forms.push(form('words', { kind: 'words', lines }));
  }
  if (euros > mostSingle) forms.push(...amountInParts(euros, rest, locale));
  if (inCents)
    forms.push(
      form('euros', plain(`€ ${writeNumber(rational(cents, 100), locale, { form: 'decimal', places: 2 })}`)),
    );
  else if (!isPlain) forms.push(form('cents', plain(texts.cents(cents))));
  return forms;
}

const families: readonly (readonly Unit[])[] = [
  ['km', 'm', 'dm', 'cm', 'mm'],
  ['l', 'dl', 'cl', 'ml'],
  ['m2', 'dm2', 'cm2'],
  ['m3', 'dm3', 'cm3'],
  ['ton', 'kg', 'g', 'mg'],
  ['day', 'h', 'min', 's'],
];

/** A measure in another unit has no more digits than these, and the unit is no farther away than so many steps. */
const mostDigits = 4;
const mostSteps = 2;

/** Minutes are told in hours, and no longer time than this in seconds. */
const mostSeconds = 600;
/** Parts of a unit that are written as a fraction: 1 1/2 h, 2 3/4 l. */
const parted: readonly number[] = [2, 4];

const written = (value: Rational, unit: Unit, locale: Locale) =>
  `${writeNumber(value, locale)} ${unitSymbol(unit, locale, value)}`;

/** Returns the notations of a measure in other units than the one asked, and never in those of its sum. */
export function measureForms(
  value: Rational,
  unit: Unit,
  given: readonly Unit[],
  locale: Locale,
  texts: FormTexts,
): readonly Form[] {
  const forms: Form[] = [];
  const size = times(value, unitSize(unit));
  const family = families.find((units) => units.includes(unit)) ?? [];
  for (const other of family) {
    const isFar = Math.abs(family.indexOf(other) - family.indexOf(unit)) > mostSteps;
    if (other === unit || given.includes(other) || isFar) continue;
    const count = dividedBy(size, unitSize(other));
    if (other === 's' && count.num > mostSeconds * count.den) continue;
    if (isWhole(count) && count.num > 0 && `${count.num}`.length <= mostDigits)
      forms.push(form(`in ${other}`, plain(written(count, other, locale))));
  }
  const large = family.find(
    (other) => dividedBy(size, unitSize(other)).num >= dividedBy(size, unitSize(other)).den,
  );
  if (large !== undefined) forms.push(...composite(size, large, family, locale));
  if (large === 'h' && unit !== 'h') forms.push(...inHours(size, locale));
  forms.push(...inParts(value, unit, locale), ...inWords(value, unit, locale, texts));
  if (!isWhole(value)) return forms;
  forms.push(...inHundreds(value, unit, locale, texts));
  const symbolOf = (part: number) => unitSymbol(unit, locale, rational(part));
  forms.push(...roundOf(value.num, locale, symbolOf));
  const parts = partsOf(value.num);
  if (value.num < 10 || value.num > 9999 || parts.length < 2) return forms;
  const rows = rowsOf(parts, locale, symbolOf);
  if (rows.disguise.kind === 'rows' && isLegible(rows.disguise.lines)) forms.push(rows);
  return forms;
}

/** Writes a measure as whole ones and a part of one, such as 2 1/2 l, where it has such a part. */
function inParts(value: Rational, unit: Unit, locale: Locale): readonly Form[] {
  if (!parted.includes(value.den) || value.num > 10 * value.den) return [];
  const number = writeNumber(value, locale, { form: 'mixed', den: value.den });
  const symbol: Written = { kind: 'text', text: unitSymbol(unit, locale, value) };
  return [form('fraction', { kind: 'row', pieces: [pieceIn(number), symbol] })];
}

/** Writes whole hundreds as so many of them: 23 hundred g. */
function inHundreds(value: Rational, unit: Unit, locale: Locale, texts: FormTexts): readonly Form[] {
  const { num } = value;
  if (num % 100 !== 0 || num % 1000 === 0 || num < 200 || num > 9900) return [];
  const lines = `${texts.hundred(`${num / 100}`)} ${unitSymbol(unit, locale, value)}`.split('|');
  return [form('hundreds', { kind: 'words', lines })];
}

/** Writes minutes as hours and minutes: 2:40, and 1 1/2 where quarters of an hour make them. */
function inHours(minutes: Rational, locale: Locale): readonly Form[] {
  if (!isWhole(minutes)) return [];
  const symbol = unitSymbol('h', locale, null);
  const rest = `${minutes.num % 60}`.padStart(2, '0');
  const digital = form('hours', plain(`${Math.floor(minutes.num / 60)}:${rest} ${symbol}`));
  return [digital, ...inParts(dividedBy(minutes, unitSize('h')), 'h', locale)];
}

/** Writes a whole measure in words: of ones or of thousands. */
function inWords(value: Rational, unit: Unit, locale: Locale, texts: FormTexts): readonly Form[] {
  const said = unitWord(unit, value.num === value.den, locale);
  // Square metres and kilometres an hour are long beside a number in words.
  const name = said.includes(' ') ? unitSymbol(unit, locale, value) : said;
  const words = (...lines: readonly string[]) => [form('words', { kind: 'words', lines: [...lines, name] })];
  if (!isWhole(value) || value.num < 0) return [];
  if (value.num <= mostInWords) return words(...numberWords(value.num, locale));
  if (value.num % 1000 > 0 || value.num === 1000) return [];
  const lines = `${texts.thousand(`${value.num / 1000}`)} ${unitSymbol(unit, locale, value)}`.split('|');
  return [form('words', { kind: 'words', lines })];
}

/** Writes a measure in two units: 1 m and 50 cm. */
function composite(size: Rational, large: Unit, family: readonly Unit[], locale: Locale): readonly Form[] {
  const count = dividedBy(size, unitSize(large));
  const wholes = rational(Math.floor(count.num / count.den));
  const rest = rational(count.num - wholes.num * count.den, count.den);
  if (rest.num === 0) return [];
  const small = family.find((other) => isWhole(dividedBy(times(rest, unitSize(large)), unitSize(other))));
  if (small === undefined) return [];
  const over = dividedBy(times(rest, unitSize(large)), unitSize(small));
  const lines = [written(wholes, large, locale), `+ ${written(over, small, locale)}`];
  return isLegible(lines) ? [form('two units', { kind: 'rows', lines })] : [];
}

const halfDay = 12 * 60;

/**
 * Returns the notations of a time of day. A clock and words tell it only where no other of the times is twelve hours away;
 * the notation in which a sum shows its time is not among them.
 */
export function timeForms(
  minutes: number,
  others: readonly number[],
  shown: 'clock' | 'face' | 'words' | null,
  locale: Locale,
): readonly Form[] {
  const isAlone = others.every((other) => other === minutes || (other - minutes) % halfDay !== 0);
  const forms: Form[] = [];
  if (shown !== 'clock' || !isAlone) forms.push(form('digits', plain(digitalTime(minutes))));
  if (!isAlone) return forms;
  if (shown !== 'face') forms.push(form('face', { kind: 'clock', minutes }));
  if (shown !== 'words')
    forms.push(form('words', { kind: 'words', lines: inLines(clockWords(minutes, locale)) }));
  return forms;
}

/** Breaks what is said of a time into two lines where it is long. */
function inLines(said: string): readonly string[] {
  const words = said.split(' ');
  if (words.length < 3) return [said];
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle).join(' '), words.slice(middle).join(' ')];
}
