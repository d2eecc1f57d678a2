import { Badge, Box, Button, Stack, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type CallReply, call } from '../../api/call';
import { keyOf, pollEvery } from '../../api/query';
import { formatMoment, formatSeconds } from '../../i18n/format';
import { confirm } from '../../ui/forms/confirm';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { notifyDone } from '../../ui/forms/notify-done';
import { useSending } from '../../ui/forms/use-sending';
import { PageFrame } from '../../ui/page/page-frame';
import { DataTable } from '../../ui/table/data-table';
import { actionsColumn } from '../../ui/table/row-actions';
import type { Column } from '../../ui/table/types';
import { useJobName } from './use-job-name';

type Job = CallReply<'listJobs'>['jobs'][number];

/** ms between two looks at how the jobs are. */
const every = 5000;
const colours = { waiting: 'gray', running: 'teal', failing: 'red' } as const;

function JobState({ state, attempts }: Pick<Job, 'state' | 'attempts'>) {
  const { t } = useTranslation('office');
  return (
    <Badge color={colours[state]} variant="light" miw="max-content">
      {t(`jobs.states.${state}`, { count: attempts })}
    </Badge>
  );
}

/** Shows the work that comes again and again by itself, and runs a job by hand. */
export function Component() {
  const { t } = useTranslation('office');
  const nameOf = useJobName();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: keyOf('listJobs'),
    queryFn: () => call('listJobs'),
    refetchInterval: pollEvery(every),
  });
  const { failure, send, fail } = useSending();

  const run = async ({ kind }: Job) => {
    const [title, name] = [t('jobs.run'), nameOf(kind)];
    if (!(await confirm({ title, text: t('jobs.runText', { name }), yes: title }))) return;
    await call('runJob', { params: { kind } });
    await refetch();
    notifyDone({ done: t('jobs.started', { name }) });
  };

  const columns: Column<Job>[] = [
    {
      id: 'kind',
      header: t('jobs.job'),
      value: ({ kind }) => nameOf(kind),
      cell: (job) => (
        <Box miw="min(200px, 40vw)">
          <Text fw={600}>{nameOf(job.kind)}</Text>
          <Text size="sm" c="dimmed">
            {t('jobs.next', { moment: formatMoment(job.nextRun) })}
          </Text>
          {/* On a phone the column of the state is hidden. */}
          <Box hiddenFrom="sm">
            <JobState {...job} />
          </Box>
        </Box>
      ),
    },
    {
      id: 'state',
      header: t('edit.state'),
      value: ({ state }) => state,
      cell: (job) => <JobState {...job} />,
      wide: 'sm',
    },
    {
      id: 'last',
      header: t('jobs.lastRun'),
      value: ({ lastRun }) => lastRun,
      cell: ({ lastRun, lastMs }) =>
        lastRun === null ? (
          t('edit.never')
        ) : (
          <>
            <Text style={{ whiteSpace: 'nowrap' }}>{formatMoment(lastRun)}</Text>
            {lastMs === null ? null : (
              <Text size="sm" c="dimmed">
                {t('jobs.took', { time: formatSeconds(lastMs) })}
              </Text>
            )}
          </>
        ),
      wide: 'sm',
    },
    {
      id: 'success',
      header: t('jobs.lastSuccess'),
      value: ({ lastSuccess }) => lastSuccess,
      cell: ({ lastSuccess }) => (lastSuccess === null ? t('edit.never') : formatMoment(lastSuccess)),
      wide: true,
    },
    actionsColumn((job) => (
      <Button
        size="compact-md"
        variant="default"
        aria-label={t('jobs.runOf', { name: nameOf(job.kind) })}
        leftSection={<IconPlayerPlay size={18} stroke={1.75} aria-hidden />}
        onClick={() => void send(true, () => run(job))}
      >
        {t('jobs.runShort')}
      </Button>
    )),
  ];

  return (
    <PageFrame
      title={t('jobs.title')}
      subtitle={t('jobs.subtitle')}
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      <Stack gap="md">
        <FailureAlert failure={failure} onClose={() => fail(null)} />
        <DataTable
          label={t('jobs.title')}
          rows={data?.jobs ?? []}
          columns={columns}
          rowId={({ kind }) => kind}
          empty={null}
          sortedBy="kind"
        />
      </Stack>
    </PageFrame>
  );
}
