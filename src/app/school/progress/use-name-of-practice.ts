import { useTranslation } from 'react-i18next';
import { titleIn } from '@/maths/title-in';
import type { CallReply } from '../../api/call';
import { useLocale } from '../../i18n/use-locale';

type Named = Pick<CallReply<'listRounds'>['rounds'][number], 'collectionKey' | 'title'>;

/** Returns a function that names what was practised: a collection by its title, or the start test. */
export function useNameOfPractice(): (practised: Named) => string {
  const { t } = useTranslation('school');
  const locale = useLocale();
  return ({ collectionKey, title }) => {
    if (title) return titleIn({ title }, locale);
    return collectionKey === 'start-test' ? t('progress.round.startTest') : collectionKey;
  };
}
