import { SimpleGrid, Stack } from '@mantine/core';
import { IconAlertTriangle, IconCalendarEvent, IconInbox, IconMessage, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call';
import { keyOf, pollEvery, useRead } from '../../api/query';
import { formatDaysAgo, formatNumber } from '../../i18n/format';
import { useUser } from '../../session/session';
import { PageFrame } from '../../ui/page/page-frame';
import { LicenceBadge } from '../accounts/components/licence-badge';
import { contactMessagesId } from '../create/contact-messages-id';
import { errorId } from '../errors/types';
import { useJobName } from '../jobs/use-job-name';
import { DaysChart } from './days-chart';
import { Health } from './health';
import { PaceChart } from './pace-chart';
import { ShortList } from './short-list';
import { Tile } from './tile';

/** ms between two looks at what waits. */
const every = 60_000;
const shown = 5;
const applicationsPath = '/superadmin/accounts/aanmaken';
const contactPath = `${applicationsPath}#${contactMessagesId}`;
const errorsPath = '/superadmin/dashboard/fouten';
const endingPath = '/superadmin/accounts?licentie=ending';

/** Shows what waits for the office, and how the server is; each number leads to its list. */
export function Component() {
  const { t } = useTranslation('office');
  const jobName = useJobName();
  const isSuperadmin = useUser()?.role === 'superadmin';
  const { data, isPending, error, refetch } = useQuery({
    queryKey: keyOf('readDashboard'),
    queryFn: () => call('readDashboard'),
    refetchInterval: pollEvery(every),
  });
  const { data: waiting } = useRead('listApplications', { query: { state: 'waiting', size: '10' } });
  const { data: ending } = useRead('listAccounts', {
    query: { licence: 'ending', sort: 'name', direction: 'asc', size: '10' },
  });
  // The office sees here what of the server is late; a superadmin can set it going.
  const serverPath = isSuperadmin ? '/superadmin/taken' : '#server';
  const ago = (moment: string | null, some: 'waitsSince' | 'queuedSince', none: string) =>
    moment ? t(`dashboard.${some}`, { when: formatDaysAgo(moment) }) : none;

  return (
    <PageFrame title={t('dashboard.title')} loading={isPending} error={error} onRetry={refetch}>
      {data ? (
        <Stack gap="md">
          <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }} spacing="md">
            <Tile
              label={t('dashboard.applications')}
              icon={IconInbox}
              count={data.applications.waiting}
              text={ago(data.applications.since, 'waitsSince', t('dashboard.noneWaits'))}
              to={applicationsPath}
              tone={data.applications.waiting > 0 ? 'waits' : undefined}
            />
            <Tile
              label={t('dashboard.contact')}
              icon={IconMessage}
              count={data.contact.waiting}
              text={ago(data.contact.since, 'waitsSince', t('dashboard.noneWrote'))}
              to={contactPath}
              tone={data.contact.waiting > 0 ? 'waits' : undefined}
            />
            <Tile
              label={t('dashboard.ending')}
              icon={IconCalendarEvent}
              count={data.licences.ending}
              text={
                data.licences.ended === 0
                  ? t('dashboard.within')
                  : t('dashboard.ended', {
                      count: data.licences.ended,
                      formatted: formatNumber(data.licences.ended),
                    })
              }
              to={endingPath}
              tone={data.licences.ending > 0 ? 'waits' : undefined}
            />
            <Tile
              label={t('dashboard.mail')}
              icon={IconSend}
              count={data.mail.queued}
              text={
                data.mail.failed > 0
                  ? t('dashboard.mailFailed', { count: data.mail.failed })
                  : ago(data.mail.since, 'queuedSince', t('dashboard.mailSent'))
              }
              to={serverPath}
              tone={data.mail.failed > 0 ? 'broken' : undefined}
            />
            <Tile
              label={t('dashboard.jobs')}
              icon={IconAlertTriangle}
              count={data.failingJobs.length}
              text={data.failingJobs.map(({ kind }) => jobName(kind)).join(', ') || t('dashboard.jobsFine')}
              to={serverPath}
              tone={data.failingJobs.length > 0 ? 'broken' : undefined}
            />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
            <DaysChart days={data.days} />
            <PaceChart pace={data.pace} at={data.at} />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, md: 2, lg: 3 }} spacing="md">
            <ShortList
              title={t('dashboard.applications')}
              all={{ label: t('dashboard.all'), to: applicationsPath }}
              empty={t('dashboard.noneWaits')}
              rows={(waiting?.applications ?? []).slice(0, shown).map((each) => ({
                id: each.applicationId,
                label: each.schoolName ?? each.contactName,
                to: applicationsPath,
                value: formatDaysAgo(each.askedAt),
              }))}
            />
            <ShortList
              title={t('dashboard.ending')}
              all={{ label: t('dashboard.all'), to: endingPath }}
              empty={t('dashboard.noneEnds')}
              rows={(ending?.accounts ?? []).slice(0, shown).map(({ accountId, name, licence }) => ({
                id: accountId,
                label: name,
                to: `/superadmin/accounts/${accountId}/bewerken`,
                value: <LicenceBadge licence={licence} />,
              }))}
            />
            <ShortList
              title={t('dashboard.errors')}
              all={{ label: t('dashboard.all'), to: errorsPath }}
              empty={t('dashboard.noErrors')}
              rows={data.errors.slice(0, shown).map(({ status, code, sentence, count }) => ({
                id: `${status} ${code}`,
                label: sentence ?? code,
                note: `${status} ${code}`,
                to: `${errorsPath}?fout=${errorId({ status, code })}`,
                value: formatNumber(count),
              }))}
            />
          </SimpleGrid>
          <Health data={data} />
        </Stack>
      ) : null}
    </PageFrame>
  );
}
