import { languageTag } from '@/maths/locale';
import { currentLocale } from '../../i18n/locale';

/** Returns the pupils in the order of their names as they are shown, the first name first. */
export const byName = <Row extends { readonly name: string }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => one.name.localeCompare(other.name, languageTag[currentLocale()]));
