import { Button, Group, Stack, Text } from '@mantine/core';
import { IconBuilding, IconListSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../api/call';
import { keyOf } from '../../api/query';
import { EmptyState } from '../../ui/messages/empty-state';
import { PageFrame } from '../../ui/page/page-frame';
import { KeysetTable } from '../shared/keyset-table';
import { SearchField } from '../shared/search-field';
import { orderIn, useKeyset } from '../shared/use-keyset';
import { usePupilColumns } from './pupil-columns';
import { SchoolsFound } from './schools-found';

const sorts = ['id', 'year', 'practised'] as const;

/** Finds pupils over all schools by id or login name, or lists those of a school; named only while it allows that. */
export function Component() {
  const { t } = useTranslation('office');
  const keyset = useKeyset();
  const { get, size, after } = keyset;
  const accountId = get('school');
  const search = accountId ? '' : get('zoek');
  const order = orderIn(keyset, sorts);
  const query = {
    size,
    ...order,
    ...(search && { search }),
    ...(accountId && { accountId }),
    ...(after && { after }),
  };
  const { data, isPending, error, refetch } = useQuery({
    queryKey: keyOf('findPupils', { query }),
    queryFn: () => call('findPupils', { query }),
    placeholderData: keepPreviousData,
  });
  const { pupils = [], schools = [] } = data ?? {};
  const columns = usePupilColumns({
    ofOneSchool: accountId !== '',
    named: pupils.some(({ known }) => known),
  });
  const isUnnamed = pupils.some(({ known }) => known === null);
  return (
    <PageFrame
      title={t('pupils.title')}
      subtitle={accountId ? data?.school : null}
      action={
        accountId && data?.school ? (
          <>
            <Button
              component={Link}
              to="?"
              variant="default"
              leftSection={<IconListSearch size={20} stroke={1.75} aria-hidden />}
            >
              {t('pupils.searchAgain')}
            </Button>
            <Button
              component={Link}
              to={`/superadmin/accounts/${accountId}/bewerken`}
              variant="default"
              leftSection={<IconBuilding size={20} stroke={1.75} aria-hidden />}
            >
              {t('pupils.toAccount')}
            </Button>
          </>
        ) : null
      }
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      <Stack gap="md">
        {accountId ? null : (
          <Group>
            <SearchField key="search" keyset={keyset} label={t('pupils.search')} width={420} />
          </Group>
        )}
        {isUnnamed ? (
          <Text size="sm" c="dimmed">
            {t('pupils.namesHint')}
          </Text>
        ) : null}
        {pupils.length > 0 ? (
          <KeysetTable
            label={t('pupils.title')}
            rows={pupils}
            rowId={({ pupilId }) => pupilId}
            columns={columns}
            keyset={keyset}
            next={data?.next ?? null}
            sorted={{ by: order.sort, direction: order.direction }}
          />
        ) : null}
        {schools.length > 0 ? <SchoolsFound schools={schools} /> : null}
        {pupils.length + schools.length === 0 ? (
          <Nothing why={accountId ? 'noPupils' : search ? 'nothingFound' : 'begin'} />
        ) : null}
      </Stack>
    </PageFrame>
  );
}

/** Says why the page is empty, and what to do. */
function Nothing({ why }: { readonly why: 'begin' | 'nothingFound' | 'noPupils' }) {
  const { t } = useTranslation('office');
  return <EmptyState title={t(`pupils.${why}.title`)} text={t(`pupils.${why}.text`)} />;
}
