import { Anchor, Badge, Box, Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../api/call';
import { keyOf } from '../../api/query';
import { formatNumber } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import { EmptyState } from '../../ui/messages/empty-state';
import { PageFrame } from '../../ui/page/page-frame';
import { type KeysetColumn, KeysetTable } from '../shared/keyset-table';
import { officeTitleIn } from '../shared/office-title';
import { SumFilters, sumFiltersOf } from '../shared/sum-filters';
import { useKeyset } from '../shared/use-keyset';
import { useYearsText } from '../shared/use-years-text';
import type { CollectionHead } from './types';

/** Lists the collections of the program and of the office. */
export function Component() {
  const { t } = useTranslation('office');
  const keyset = useKeyset();
  const { after } = keyset;
  const query = { ...sumFiltersOf(keyset), ...(after && { after }) };
  const { data, isPending, error, refetch } = useQuery({
    queryKey: keyOf('listOfficeCollections', { query }),
    queryFn: () => call('listOfficeCollections', { query }),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  return (
    <PageFrame
      title={t('collections.title')}
      action={
        <Button component={Link} to="nieuw" leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}>
          {t('collections.add')}
        </Button>
      }
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      <Stack gap="md">
        <SumFilters keyset={keyset} />
        {data?.collections.length === 0 ? (
          <EmptyState title={t('collections.nothing')} text={t('generators.nothingText')} />
        ) : (
          <KeysetTable
            label={t('collections.title')}
            rows={data?.collections ?? []}
            rowId={({ collectionKey }) => collectionKey}
            columns={columns}
            keyset={keyset}
            next={data?.next ?? null}
            sorted={{ by: query.sort, direction: query.direction }}
          />
        )}
      </Stack>
    </PageFrame>
  );
}

function useColumns(): KeysetColumn<CollectionHead>[] {
  const { t } = useTranslation('office');
  const locale = useLocale();
  const yearsText = useYearsText();
  const yearsOf = ({ years }: CollectionHead) => yearsText(years) || '–';
  return [
    {
      id: 'title',
      header: t('generators.name'),
      sort: 'title',
      cell: (collection) => (
        <Box miw="min(220px, 46vw)" style={{ overflowWrap: 'anywhere' }}>
          <Anchor component={Link} to={collection.collectionKey} fw={600}>
            {officeTitleIn(collection.title, locale) || t('collections.untitled')}
          </Anchor>
          <Text size="sm" c="dimmed">
            {t(`generators.domains.${collection.domain}`)}
          </Text>
          <Text size="sm" hiddenFrom="sm">
            {yearsOf(collection)}
          </Text>
          {collection.ofProgram ? null : (
            <Badge variant="light" tt="none">
              {t('generators.origins.office')}
            </Badge>
          )}
        </Box>
      ),
    },
    {
      id: 'years',
      header: t('generators.years'),
      sort: 'years',
      cell: yearsOf,
      wide: 'sm',
    },
    {
      id: 'version',
      header: t('collections.version'),
      cell: ({ publishedVersion }) =>
        publishedVersion > 0
          ? t('collections.versionOf', { version: publishedVersion })
          : t('collections.draftOnly'),
      wide: 'sm',
    },
    { id: 'steps', header: t('collections.steps'), align: 'right', cell: ({ steps }) => steps, wide: true },
    {
      id: 'sums',
      header: t('generators.sums'),
      sort: 'sums',
      align: 'right',
      cell: ({ sums }) => formatNumber(sums),
    },
  ];
}
