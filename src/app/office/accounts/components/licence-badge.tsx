import { Badge, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../i18n/format';
import { dayFromNow } from '../../../shared/day-from-now';
import type { AccountShown } from '../types';

/** Days before the end of a licence from which on the office is to look at it. */
const endingDays = 30;

/** Last day of a licence, marked when it is near or past. */
export function LicenceBadge({ licence }: { readonly licence: AccountShown['licence'] }) {
  const { t } = useTranslation('office');
  if (!licence) return <Text c="dimmed">{t('accounts.noLicence')}</Text>;
  const { endsOn } = licence;
  const day = formatDay(endsOn, { day: 'numeric', month: 'short', year: 'numeric' });
  if (endsOn < dayFromNow())
    return (
      <Badge color="red" variant="light">
        {t('accounts.endedOn', { day })}
      </Badge>
    );
  if (endsOn < dayFromNow(endingDays))
    return (
      <Badge color="yellow" variant="light">
        {day}
      </Badge>
    );
  return day;
}
