import { Alert, Stack } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../i18n/format';
import type { LicenceShown } from '../types';

/** Warns when a licence ends or has ended, and when it is nearly full or full. */
export function LicenceWarnings({ licence }: { readonly licence: LicenceShown }) {
  const { t } = useTranslation('school');
  const { phase, room, daysLeft, placesLeft, endsOn, practiseUntil } = licence;
  return (
    <Stack gap="sm">
      {phase === 'active' ? null : (
        <Alert
          role={phase === 'ending' ? 'note' : 'alert'}
          color={phase === 'ending' ? 'blue' : 'red'}
          variant="light"
          icon={phase === 'ending' ? <IconInfoCircle aria-hidden /> : <IconAlertTriangle aria-hidden />}
          title={t(`licence.phase.${phase}.title`, { count: daysLeft })}
        >
          {t(`licence.phase.${phase}.text`, {
            date: formatDay(phase === 'ending' ? endsOn : practiseUntil),
          })}
        </Alert>
      )}
      {room === 'enough' || phase === 'grace' || phase === 'over' ? null : (
        <Alert
          role="note"
          color={room === 'near' ? 'blue' : 'orange'}
          variant="light"
          icon={<IconInfoCircle aria-hidden />}
          title={t(`licence.room.${room}.title`)}
        >
          {t(`licence.room.${room}.text`, { count: placesLeft })}
        </Alert>
      )}
    </Stack>
  );
}
