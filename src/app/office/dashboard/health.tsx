import { Anchor, Card, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoment, formatNumber } from '../../i18n/format';
import { useUser } from '../../session/session';
import type { Dashboard } from './types';

/** Part of the drive below which it is time to make room. */
const little = 0.1;
/** ms after which the database answers slowly. */
const slow = 250;

/** Formats bytes as megabytes, or as gigabytes from one on. */
const sizeOf = (bytes: number) => {
  const [unit, value] =
    bytes < 1e9 ? (['megabyte', bytes / 1e6] as const) : (['gigabyte', bytes / 1e9] as const);
  return formatNumber(value, { style: 'unit', unit, maximumFractionDigits: 0 });
};

/** How database, storage and jobs are, on one line. */
export function Health({ data }: { readonly data: Dashboard }) {
  const { t } = useTranslation('office');
  const isSuperadmin = useUser()?.role === 'superadmin';
  const { storage, databaseMs, runningJobs, failingJobs, mail, at } = data;
  const isFull = storage.drive !== null && storage.drive.free < storage.drive.size * little;
  const isWell = !isFull && databaseMs < slow && failingJobs.length === 0 && mail.failed === 0;
  const jobs = t('dashboard.health.jobs', { running: runningJobs, failing: failingJobs.length });
  const Icon = isWell ? IconCircleCheck : IconAlertTriangle;
  return (
    <Card withBorder shadow="xs" padding="md" id="server">
      <Group gap="md" justify="space-between">
        <Group gap="md">
          <Group gap={6}>
            <Icon size={22} stroke={1.75} aria-hidden />
            <Text fw={700}>{t(isWell ? 'dashboard.health.well' : 'dashboard.health.look')}</Text>
          </Group>
          <Text>
            {t('dashboard.health.database', {
              ms: formatNumber(databaseMs, { maximumFractionDigits: 0 }),
              size: sizeOf(storage.used),
            })}
          </Text>
          {storage.drive ? (
            <Text {...(isFull && { fw: 700 })}>
              {t('dashboard.health.storage', {
                free: sizeOf(storage.drive.free),
                size: sizeOf(storage.drive.size),
              })}
            </Text>
          ) : null}
          <Text>{t('dashboard.health.mail', { queued: mail.queued, failed: mail.failed })}</Text>
          {isSuperadmin ? (
            <Anchor component={Link} to="/superadmin/taken">
              {jobs}
            </Anchor>
          ) : (
            <Text>{jobs}</Text>
          )}
        </Group>
        <Text c="dimmed" size="sm">
          {t('dashboard.health.updated', { at: formatMoment(at) })}
        </Text>
      </Group>
    </Card>
  );
}
