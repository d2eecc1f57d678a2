import type { Locale } from '../locale';
import { answerText, equationText } from '../sum/prompt';
import { readExpression } from '../sum/read-expression';
import type { PictureLabel } from './picture';

/** A label of a picture for people; words and units stay as they are. */
export const labelText = (label: PictureLabel, locale: Locale): string =>
  readExpression(label) ? equationText(label, locale) : answerText(label, locale);
