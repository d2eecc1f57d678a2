import { Badge, Button, Card, Group, Progress, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../api/query';
import { formatDate, formatDay, formatNumber } from '../../i18n/format';
import { useUser } from '../../session/session';
import { PageFrame } from '../../ui/page/page-frame';
import { Invoices } from './components/invoices';
import { LicenceWarnings } from './components/licence-warnings';
import { RequestLicence } from './components/request-licence';
import type { LicenceShown } from './types';

/** Share of places in use, 0–100. */
const share = ({ used, allowed }: LicenceShown): number =>
  allowed === 0 ? 100 : Math.min(100, (used / allowed) * 100);

const colourOf = { enough: 'lagoon', near: 'yellow.7', full: 'orange.7', exceeded: 'red.7' } as const;

/** Shows the licences of the school; admins request more here. */
export function Component() {
  const { t } = useTranslation(['school', 'common']);
  const { data, isPending, error, refetch } = useRead('readLicence');
  const user = useUser();
  const manages = user?.role === 'schooladmin';
  const [asking, setAsking] = useState(false);
  const sent = () => {
    setAsking(false);
    notifications.show({
      color: 'teal',
      message: t('licence.sent'),
      closeButtonProps: { 'aria-label': t('common:action.close') },
    });
    void refetch();
  };
  return (
    <PageFrame
      title={t('licence.title')}
      subtitle={data ? t(`licence.kind.${data.kind}`) : null}
      action={
        manages && data ? (
          <Button leftSection={<IconCalendarPlus size={20} stroke={1.75} />} onClick={() => setAsking(true)}>
            {t('licence.ask')}
          </Button>
        ) : null
      }
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      {data ? (
        <Stack gap="lg">
          <LicenceWarnings licence={data} />
          {data.asked ? <Text role="note">{askedText(t, data.asked)}</Text> : null}
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
            <Pupils licence={data} />
            <Period licence={data} />
          </SimpleGrid>
          {manages ? null : <Text c="dimmed">{t('licence.teacherNote')}</Text>}
          {data.invoices ? <Invoices invoices={data.invoices} /> : null}
        </Stack>
      ) : null}
      {asking && data ? (
        <RequestLicence licence={data} onClose={() => setAsking(false)} onSent={sent} />
      ) : null}
    </PageFrame>
  );
}

function askedText(
  t: ReturnType<typeof useTranslation<['school', 'common']>>['t'],
  { on, pupils }: NonNullable<LicenceShown['asked']>,
): string {
  const date = formatDate(on);
  return pupils === null ? t('licence.askedOn', { date }) : t('licence.askedFor', { date, count: pupils });
}

function Pupils({ licence }: { readonly licence: LicenceShown }) {
  const { t } = useTranslation('school');
  const numbers = { used: formatNumber(licence.used), allowed: formatNumber(licence.allowed) };
  return (
    <Card withBorder shadow="sm" padding="lg">
      <Stack gap="sm">
        <Title order={2} size="h3">
          {t('licence.pupils')}
        </Title>
        <Text size="xl" fw={700}>
          {t('licence.used', numbers)}
        </Text>
        <Progress.Root size="lg">
          <Progress.Section
            value={share(licence)}
            color={colourOf[licence.room]}
            aria-label={t('licence.usedBar', numbers)}
          />
        </Progress.Root>
        <Text>{t('licence.placesLeft', { count: licence.placesLeft })}</Text>
        <Text size="sm" c="dimmed">
          {t('licence.trash')}
        </Text>
      </Stack>
    </Card>
  );
}

function Period({ licence }: { readonly licence: LicenceShown }) {
  const { t } = useTranslation('school');
  const { phase, startsOn, endsOn, practiseUntil, daysLeft } = licence;
  const valid = phase === 'active' || phase === 'ending';
  return (
    <Card withBorder shadow="sm" padding="lg">
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h3">
            {t('licence.time')}
          </Title>
          {phase === 'over' ? null : (
            <Badge variant={phase === 'active' ? 'default' : 'filled'} color={valid ? 'teal.9' : 'red.9'}>
              {t('licence.daysLeft', { count: daysLeft })}
            </Badge>
          )}
        </Group>
        <Dated label={t('licence.from')} day={startsOn} />
        <Dated label={t('licence.until')} day={endsOn} />
        <Dated label={t('licence.practiseUntil')} day={practiseUntil} />
      </Stack>
    </Card>
  );
}

function Dated({ label, day }: { readonly label: string; readonly day: string }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fw={600}>{formatDay(day)}</Text>
    </div>
  );
}
