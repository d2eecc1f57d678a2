import { languageTag } from '@/maths/locale';
import { useLocale } from '../../i18n/use-locale';

/** Returns a function that writes cents as euros in the language of the page. */
export function useMoney(): (cents: number) => string {
  const format = new Intl.NumberFormat(languageTag[useLocale()], { style: 'currency', currency: 'EUR' });
  return (cents) => format.format(cents / 100);
}
