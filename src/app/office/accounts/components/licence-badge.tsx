import { Badge, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../i18n/format';
import { dayFromNow } from '../../../shared/day-from-now';
import type { AccountShown } from '../types';

/** Days before the end of a licence from which on the office is to look at it. */
const endingDays = 30;

interface LicenceBadgeProps {
  readonly licence: AccountShown['licence'];
  /** Says of a day what it is, where no heading does. */
  readonly withLabel?: boolean;
}

/** Last day of a licence, marked when it is near or past. */
export function LicenceBadge({ licence, withLabel = false }: LicenceBadgeProps) {
  const { t } = useTranslation('office');
  if (!licence)
    return (
      <Text inherit c="dimmed">
        {t('accounts.noLicence')}
      </Text>
    );
  const { endsOn } = licence;
  const day = formatDay(endsOn, { day: 'numeric', month: 'short', year: 'numeric' });
  const shown = withLabel ? t('accounts.licenceTo', { day }) : day;
  if (endsOn < dayFromNow())
    return (
      <Badge color="red" variant="light">
        {t('accounts.endedOn', { day })}
      </Badge>
    );
  if (endsOn < dayFromNow(endingDays))
    return (
      <Badge color="yellow" variant="light">
        {shown}
      </Badge>
    );
  return shown;
}
