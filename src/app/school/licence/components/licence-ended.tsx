import { Alert, Anchor, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useRead } from '../../../api/query';
import { formatDay } from '../../../i18n/format';

/** Tells above every screen that the licence has ended, so that teachers know why children cannot continue. */
export function LicenceEnded({ path }: { readonly path: string }) {
  const { t } = useTranslation('school');
  const { pathname } = useLocation();
  const { data } = useRead('readLicence');
  if (!data || pathname === path || (data.phase !== 'grace' && data.phase !== 'over')) return null;
  const { phase, practiseUntil } = data;
  return (
    <Alert
      color="red"
      variant="light"
      mb="md"
      data-no-print
      icon={<IconAlertTriangle aria-hidden />}
      title={t(`licence.phase.${phase}.title`)}
    >
      <Group gap="sm">
        <Text size="sm">{t(`licence.phase.${phase}.text`, { date: formatDay(practiseUntil) })}</Text>
        <Anchor component={Link} to={path} size="sm" fw={600}>
          {t('licence.more')}
        </Anchor>
      </Group>
    </Alert>
  );
}
