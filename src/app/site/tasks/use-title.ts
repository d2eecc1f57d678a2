import { titleIn } from '@/maths/title-in';
import { useLocale } from '../../i18n/use-locale';

/** Returns a function that writes a title in the reader's language. */
export function useTitleIn(): (titled: Parameters<typeof titleIn>[0]) => string {
  const locale = useLocale();
  return (titled) => titleIn(titled, locale);
}
