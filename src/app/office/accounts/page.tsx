import { Anchor, Badge, Box, Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { flagNames } from '@/contract/flags';
import { countries } from '@/contract/form-rules';
import { call } from '../../api/call';
import { keyOf } from '../../api/query';
import { formatDate, formatNumber } from '../../i18n/format';
import { EmptyState } from '../../ui/messages/empty-state';
import { PageFrame } from '../../ui/page/page-frame';
import { type KeysetColumn, KeysetTable } from '../shared/keyset-table';
import { orderIn, useKeyset } from '../shared/use-keyset';
import { AccountFilters, kinds, licenceFilters } from './components/account-filters';
import { LicenceBadge } from './components/licence-badge';
import type { AccountShown } from './types';

const sorts = ['name', 'created', 'pupils', 'licence'] as const;

/** Lists the accounts of schools and families. */
export function Component() {
  const { t } = useTranslation('office');
  const keyset = useKeyset();
  const { get, size, after } = keyset;
  const search = get('zoek');
  const kind = kinds.find((each) => each === get('soort'));
  const country = countries.find((each) => each === get('land'));
  const licence = licenceFilters.find((each) => each === get('licentie'));
  const flag = flagNames.find((each) => each === get('onderdeel'));
  const { sort, direction } = orderIn(keyset, sorts);
  const query = {
    sort,
    direction,
    size,
    ...(search && { search }),
    ...(kind && { kind }),
    ...(country && { country }),
    ...(licence && { licence }),
    ...(flag && { flag, open: get('open') === 'nee' ? ('no' as const) : ('yes' as const) }),
    ...(after && { after }),
  } as const;
  const { data, isPending, error, refetch } = useQuery({
    queryKey: keyOf('listAccounts', { query }),
    queryFn: () => call('listAccounts', { query }),
    placeholderData: keepPreviousData,
  });
  const columns: KeysetColumn<AccountShown>[] = [
    {
      id: 'name',
      header: t('accounts.name'),
      sort: 'name',
      cell: ({ accountId, name, schoolCode, kind: of, country: at, closed, erased, licence: licenceOf }) => (
        <Box miw="min(200px, 45vw)">
          <Group gap="xs">
            <Anchor component={Link} to={`/superadmin/accounts/${accountId}/bewerken`} fw={600}>
              {name}
            </Anchor>
            {closed ? (
              <Badge variant="default">{t(erased ? 'accounts.erased' : 'accounts.closed')}</Badge>
            ) : null}
          </Group>
          <Text size="sm" c="dimmed">
            {[t(`accounts.kinds.${of}`), at.toUpperCase(), schoolCode].filter(Boolean).join(' · ')}
          </Text>
          {/* On a phone the column of the licence is hidden. */}
          <Text component="div" size="sm" hiddenFrom="sm">
            <LicenceBadge licence={licenceOf} withLabel />
          </Text>
        </Box>
      ),
    },
    {
      id: 'pupils',
      header: t('accounts.pupils'),
      sort: 'pupils',
      align: 'right',
      cell: ({ accountId, name, pupils, licence: of }) => {
        const used = formatNumber(pupils);
        const shown = of
          ? t('accounts.pupilsOf', { count: pupils, used, allowed: formatNumber(of.allowed) })
          : used;
        return (
          <Anchor
            component={Link}
            to={`/superadmin/leerlingen?school=${accountId}`}
            aria-label={t('accounts.pupilsOfSchool', { name, shown })}
          >
            {shown}
          </Anchor>
        );
      },
    },
    {
      id: 'licence',
      header: t('accounts.licenceUntil'),
      sort: 'licence',
      wide: 'sm',
      cell: ({ licence: of }) => <LicenceBadge licence={of} />,
    },
    {
      id: 'created',
      header: t('accounts.since'),
      sort: 'created',
      wide: true,
      cell: ({ createdAt }) => formatDate(createdAt, { day: 'numeric', month: 'short', year: 'numeric' }),
    },
  ];
  const isFiltered = [search, kind, country, licence, flag].some(Boolean);
  return (
    <PageFrame
      title={t('accounts.title')}
      action={
        <Button
          component={Link}
          to="/superadmin/accounts/aanmaken"
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
        >
          {t('accounts.create')}
        </Button>
      }
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      <AccountFilters keyset={keyset} />
      {data?.accounts.length === 0 ? (
        <EmptyState
          title={t(isFiltered ? 'accounts.nothingFound' : 'accounts.empty')}
          text={t(isFiltered ? 'accounts.nothingFoundText' : 'accounts.emptyText')}
        />
      ) : (
        <KeysetTable
          label={t('accounts.title')}
          rows={data?.accounts ?? []}
          rowId={({ accountId }) => accountId}
          columns={columns}
          keyset={keyset}
          next={data?.next ?? null}
          sorted={{ by: sort, direction }}
        />
      )}
    </PageFrame>
  );
}
