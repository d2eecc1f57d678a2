import { useTranslation } from 'react-i18next';
import { zoneKey } from '@/contract/webinar-rules';
import type { CallReply } from '../../api/call';
import { formatDate } from '../../i18n/format';

type Announced = Pick<CallReply<'checkWebinarSignUp'>, 'startsAt' | 'timeZone' | 'minutes'>;

/** Returns a function that writes when a webinar is, as a clock of its own zone shows it. */
export function useWhen() {
  const { t } = useTranslation('training');
  return ({ startsAt, timeZone, minutes }: Announced): string =>
    t('webinars.when', {
      moment: formatDate(startsAt, { dateStyle: 'full', timeStyle: 'short', timeZone }),
      zone: t(`webinars.zones.${zoneKey[timeZone]}`),
      minutes,
    });
}
