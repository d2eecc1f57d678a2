import { type GradedAnswer, hintBesideDistance } from '@games/kit/feedback/graded-answer';
import type { Locale } from '@/maths/locale';
import { type Difference, differenceOf, type Field } from './field';
import { type Dig, leftText, valueAt } from './rules';
import { texts } from './texts.gen';

/** Says what a field looks like: "5 rijen van 7 en nog 5", or "vanaf 7 nog 4 verder"; and that it goes on beyond the square. */
export function toldField(field: Field, operation: 'times' | 'plus', locale: Locale): string {
  const told = toldRows(field, operation, locale);
  return field.isCut && field.rows.length > 0 ? texts[locale]('cut', { told }) : told;
}

function toldRows({ rows }: Field, operation: 'times' | 'plus', locale: Locale): string {
  const t = texts[locale];
  const [first] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return t('none');
  if (operation === 'plus') return t('onward', { from: first.row, length: first.length });
  const full = rows.filter(({ length }) => length === first.length).length;
  const whole =
    full === 1 ? t('oneRow', { length: first.length }) : t('rows', { rows: full, length: first.length });
  return full === rows.length ? whole : t('rest', { rows: whole, rest: last.length });
}

const differenceTexts = {
  tiles: { over: 'over', short: 'short' },
  rows: { over: 'wholeOver', short: 'wholeShort' },
  perRow: { over: 'eachOver', short: 'eachShort' },
  shifted: { over: 'rowsOver', short: 'rowsShort' },
} as const satisfies Record<Exclude<Difference['kind'], 'outside'>, object>;

/** Says how a given answer differs from the right one: in tiles, rows, or that it leaves the square. */
export function toldDifference(dig: Dig, given: number, locale: Locale): string {
  const t = texts[locale];
  const told = differenceOf(dig, given);
  if (told.kind === 'outside') return t('outside', { number: given });
  const { over, short } = differenceTexts[told.kind];
  return t(told.count > 0 ? over : short, { count: Math.abs(told.count) });
}

/** Returns the product beside the one asked that a given number belongs to: `2 × 9` for 1 × 9 = 18. Null when there is none. */
export function neighbourFact({ square, cell, asked }: Dig, given: number): string | null {
  if (square.operation !== 'times' || asked.kind !== 'tile') return null;
  const { row, column } = cell;
  const near = [
    { row: row - 1, column },
    { row: row + 1, column },
    { row, column: column - 1 },
    { row, column: column + 1 },
  ].find((at) => at.row > 0 && at.column > 0 && valueAt(square, at) === given);
  return near === undefined ? null : leftText(square, near);
}

/** Says what was done wrong in one sentence: the hint for the error, or how far the answer is off. */
export function toldMiss(dig: Dig, graded: GradedAnswer, locale: Locale): string {
  const given = Number(graded.answered);
  const isNear = graded.verdict.perSum[0]?.errors?.[0] === 'neighbouring-row';
  const fact = isNear ? neighbourFact(dig, given) : null;
  if (fact !== null) return texts[locale]('neighbour', { fact });
  return hintBesideDistance(graded) ?? toldDifference(dig, given, locale);
}
