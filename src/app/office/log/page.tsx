import { Anchor, Box, Button, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type CallReply, call } from '../../api/call';
import { keyOf } from '../../api/query';
import { formatMoment } from '../../i18n/format';
import { dayFromNow } from '../../shared/day-from-now';
import { useDownload } from '../../ui/download/use-download';
import { EmptyState } from '../../ui/messages/empty-state';
import { PageFrame } from '../../ui/page/page-frame';
import { type KeysetColumn, KeysetTable } from '../shared/keyset-table';
import { type Keyset, useKeyset } from '../shared/use-keyset';
import { EntryDetails } from './entry-details';
import { LogFilters } from './log-filters';
import { subjectOf } from './subject';
import { actionsNamed, useActionNames } from './use-action-names';

type Entry = CallReply<'listAudit'>['entries'][number];

/** Days that are shown when nobody chose a first one. */
const usualDays = 30;
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Returns the filter in the address. */
function filterOf({ get }: Keyset) {
  const [search, area, to] = [get('zoek'), get('over'), get('tot')];
  const named = search === '' ? [] : actionsNamed(search);
  const from = isDay(get('van')) ? get('van') : dayFromNow(-usualDays);
  return {
    from,
    ...(search && { search }),
    ...(named.length > 0 && { named: named.join(',') }),
    ...(/^[a-z-]{1,30}$/.test(area) && { area }),
    ...(isDay(to) && { to }),
  };
}

/** Shows who did what in all accounts, the newest first. */
export function Component() {
  const { t } = useTranslation('office');
  const keyset = useKeyset();
  const { linkTo, state } = useDownload();
  const { size, after } = keyset;
  const filter = filterOf(keyset);
  const query = { ...filter, size, ...(after && { after }) };
  const { data, isPending, error, refetch } = useQuery({
    queryKey: keyOf('listAudit', { query }),
    queryFn: () => call('listAudit', { query }),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  return (
    <PageFrame
      title={t('log.title')}
      action={
        <Button
          component="a"
          {...linkTo('exportAudit', { query: filter })}
          variant="default"
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
        >
          {t('log.export')}
        </Button>
      }
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      <Stack gap="md">
        <LogFilters keyset={keyset} from={filter.from} to={filter.to ?? null} />
        {state}
        {data?.entries.length === 0 ? (
          <EmptyState title={t('accounts.nothingFound')} text={t('log.nothingFoundText')} />
        ) : (
          <KeysetTable
            label={t('log.title')}
            rows={data?.entries ?? []}
            rowId={({ eventId }) => eventId}
            columns={columns}
            keyset={keyset}
            next={data?.next ?? null}
          />
        )}
      </Stack>
    </PageFrame>
  );
}

function useColumns(): KeysetColumn<Entry>[] {
  const { t } = useTranslation('office');
  const { nameOf } = useActionNames();
  return [
    {
      id: 'at',
      header: t('log.at'),
      cell: ({ at }) => <Text style={{ whiteSpace: 'nowrap' }}>{formatMoment(at)}</Text>,
      wide: 'sm',
    },
    {
      id: 'action',
      header: t('log.what'),
      cell: (entry) => (
        <Box miw="min(240px, 60vw)">
          <Text fw={600}>{nameOf(entry.action)}</Text>
          <EntryDetails {...entry} />
          <About entry={entry} />
          <Text size="sm" hiddenFrom="sm">
            {formatMoment(entry.at)}, <Actor entry={entry} />
          </Text>
          <Text size="sm" hiddenFrom="md">
            <Account entry={entry} />
          </Text>
        </Box>
      ),
    },
    {
      id: 'actor',
      header: t('log.who'),
      cell: (entry) => <Actor entry={entry} />,
      wide: 'sm',
    },
    {
      id: 'account',
      header: t('log.account'),
      cell: (entry) => <Account entry={entry} />,
      wide: true,
    },
  ];
}

interface OfEntry {
  readonly entry: Entry;
}

/** Who did it, with a link to all that the same person did. */
function Actor({ entry: { actor, actorId } }: OfEntry) {
  const { t } = useTranslation('office');
  const name = actor ?? t(actorId ? 'log.gone' : 'log.server');
  return actorId ? (
    <Anchor component={Link} inherit underline="always" to={`?zoek=${actorId}`}>
      {name}
    </Anchor>
  ) : (
    name
  );
}

/** The account, with a link to all that was done in it. */
const Account = ({ entry: { account, accountId } }: OfEntry) => (
  <Anchor component={Link} inherit to={`?zoek=${accountId}`} style={{ overflowWrap: 'anywhere' }}>
    {account}
  </Anchor>
);

/** Whom or what the entry is about. */
function About({ entry }: OfEntry) {
  const { t } = useTranslation('office');
  const subject = subjectOf(entry);
  if (!subject) return null;
  return (
    <Text size="sm">
      {t('log.subject')}{' '}
      <Anchor
        component={Link}
        inherit
        to={subject.to}
        {...(entry.subjectId && { title: entry.subjectId })}
        style={{ overflowWrap: 'anywhere' }}
      >
        {subject.short}
      </Anchor>
    </Text>
  );
}
