import type { Locale } from '../locale';
import { readExpression } from '../sum/parse/read-expression';
import { answerText, equationText } from '../sum/prompt';
import type { PictureLabel } from './picture';

/** A label of a picture for people; words and units stay as they are. */
export function labelText(label: PictureLabel, locale: Locale): string {
  // A jump wears its sign before its size.
  const [, sign, size] = /^([+−])(\d.*)$/.exec(label) ?? [];
  if (sign !== undefined && size !== undefined) return `${sign}${answerText(size, locale)}`;
  return readExpression(label) ? equationText(label, locale) : answerText(label, locale);
}
