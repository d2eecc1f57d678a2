import { Anchor, Badge, Box, Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { promptText } from '@/maths/sum/prompt';
import { readSum } from '@/maths/sum/read-sum';
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
import styles from './generators.module.css';
import type { GeneratorHead } from './types';

/** Lists the generators of the program and of the office. */
export function Component() {
  const { t } = useTranslation('office');
  const keyset = useKeyset();
  const { after } = keyset;
  const query = { ...sumFiltersOf(keyset), ...(after && { after }) };
  const { data, isPending, error, refetch } = useQuery({
    queryKey: keyOf('listGenerators', { query }),
    queryFn: () => call('listGenerators', { query }),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  return (
    <PageFrame
      title={t('generators.title')}
      action={
        <Button component={Link} to="nieuw" leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}>
          {t('generators.add')}
        </Button>
      }
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      <Stack gap="md">
        <SumFilters keyset={keyset} />
        {data?.generators.length === 0 ? (
          <EmptyState title={t('generators.nothing')} text={t('generators.nothingText')} />
        ) : (
          <KeysetTable
            label={t('generators.title')}
            rows={data?.generators ?? []}
            rowId={({ generatorId }) => generatorId}
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

function useColumns(): KeysetColumn<GeneratorHead>[] {
  const { t } = useTranslation('office');
  const locale = useLocale();
  const yearsText = useYearsText();
  const examplesOf = ({ examples }: GeneratorHead) =>
    examples.flatMap((id) => readSum(id) ?? []).map((sum) => promptText(sum, locale));
  const yearsOf = ({ years }: GeneratorHead) => yearsText(years) || '–';
  return [
    {
      id: 'title',
      header: t('generators.name'),
      sort: 'title',
      cell: (generator) => (
        <Box miw="min(220px, 46vw)" style={{ overflowWrap: 'anywhere' }}>
          <Anchor component={Link} to={generator.generatorId} fw={600}>
            {officeTitleIn(generator.title, locale)}
          </Anchor>
          <Text size="sm" c="dimmed">
            {t(`generators.domains.${generator.domain}`)}
          </Text>
          <Text size="sm" hiddenFrom="sm">
            {yearsOf(generator)}
          </Text>
          {generator.ofProgram ? null : (
            <Badge variant="light" tt="none">
              {t('generators.origins.office')}
            </Badge>
          )}
        </Box>
      ),
    },
    {
      id: 'examples',
      header: t('generators.examples'),
      cell: (generator) => (
        <span className={styles.examples}>
          {examplesOf(generator).map((example, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: examples never move
            <Fragment key={index}>
              {index > 0 ? ' · ' : null}
              <span>{example}</span>
            </Fragment>
          ))}
        </span>
      ),
      wide: true,
    },
    { id: 'years', header: t('generators.years'), sort: 'years', cell: yearsOf, wide: 'sm' },
    {
      id: 'sums',
      header: t('generators.sums'),
      sort: 'sums',
      align: 'right',
      cell: ({ sums }) => formatNumber(sums),
    },
  ];
}
