import { useTranslation } from 'react-i18next';
import { zoneKey } from '@/contract/webinar-rules';
import { formatDate } from '../../i18n/format';
import type { WebinarHead } from './types';

/** Returns a function that writes when a webinar is, as a clock of its own zone shows it. */
export function useWhen() {
  const { t } = useTranslation('office');
  return ({ startsAt, timeZone }: Pick<WebinarHead, 'startsAt' | 'timeZone'>): string => {
    const moment = formatDate(startsAt, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    return `${moment} (${t(`webinars.zones.${zoneKey[timeZone]}`)})`;
  };
}
