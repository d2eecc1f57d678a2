import { Anchor, Card, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDaysAgo, formatMoment, formatNumber } from '../../i18n/format';
import { useUser } from '../../session/session';
import { useJobName } from '../jobs/use-job-name';
import styles from './dashboard.module.css';
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

/** How database, storage, mail and jobs are: what is off is marked, and what is late is named. */
export function Health({ data }: { readonly data: Dashboard }) {
  const { t } = useTranslation('office');
  const jobName = useJobName();
  const isSuperadmin = useUser()?.role === 'superadmin';
  const { storage, databaseMs, runningJobs, failingJobs, mail, at } = data;
  const isFull = storage.drive !== null && storage.drive.free < storage.drive.size * little;
  const isSlow = databaseMs >= slow;
  const isWell = !isFull && !isSlow && failingJobs.length === 0 && mail.failed === 0;
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
          <Figure isOff={isSlow}>
            {t('dashboard.health.database', {
              ms: formatNumber(databaseMs, { maximumFractionDigits: 0 }),
              size: sizeOf(storage.used),
            })}
          </Figure>
          {storage.drive ? (
            <Figure isOff={isFull}>
              {t('dashboard.health.storage', {
                free: sizeOf(storage.drive.free),
                size: sizeOf(storage.drive.size),
              })}
            </Figure>
          ) : null}
          <Figure isOff={mail.failed > 0}>
            {t('dashboard.health.mail', { queued: mail.queued, failed: mail.failed })}
            {mail.since ? `, ${t('dashboard.queuedSince', { when: formatDaysAgo(mail.since) })}` : null}
          </Figure>
          <Figure isOff={failingJobs.length > 0}>
            {isSuperadmin ? (
              <Anchor component={Link} to="/superadmin/taken" inherit>
                {jobs}
              </Anchor>
            ) : (
              jobs
            )}
          </Figure>
        </Group>
        <Text c="dimmed" size="sm">
          {t('dashboard.health.updated', { at: formatMoment(at) })}
        </Text>
      </Group>
      {failingJobs.map(({ kind, attempts, nextRun }) => (
        <Text key={kind} size="sm" mt={4}>
          {jobName(kind)}: {t('jobs.states.failing', { count: attempts })},{' '}
          {t('jobs.next', { moment: formatMoment(nextRun) })}
        </Text>
      ))}
    </Card>
  );
}

/** A figure of the server; one that is off is marked. */
function Figure({ isOff, children }: { readonly isOff: boolean; readonly children: ReactNode }) {
  const { t } = useTranslation('office');
  if (!isOff) return <Text>{children}</Text>;
  return (
    <Text className={styles.off ?? ''} data-off>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden className={styles.icon} />
      <span className="unseen">{t('dashboard.health.look')}: </span>
      <span>{children}</span>
    </Text>
  );
}
