import type { Locale } from '@/maths/locale';
import type { Field } from './field';
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
