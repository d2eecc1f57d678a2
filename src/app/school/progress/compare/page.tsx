import { Group, Select, Table, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { titleIn } from '@/maths/title-in';
import { call } from '../../../api/call';
import { keyOf, useRead } from '../../../api/query';
import { formatNumber } from '../../../i18n/format';
import { useLocale } from '../../../i18n/use-locale';
import { useYearName } from '../../../i18n/year-name';
import { EmptyState } from '../../../ui/messages/empty-state';
import { PageFrame } from '../../../ui/page/page-frame';
import { TableSurface } from '../../../ui/table/table-surface';
import { usePrintLayout } from '../../shared/use-print-layout';
import { BarLegend } from '../group/bar-legend';
import { GoalBar } from '../group/goal-bar';
import { growthPerPupil } from '../group/growth-per-pupil';
import type { GroupProgress } from '../group/types';
import { PrintButton } from '../shared/print-button';

/** Compares groups of one year by their goals: how many pupils of each have reached them, and how much they practised. */
export function Component() {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const yearName = useYearName();
  usePrintLayout('matrix');
  const [search, setSearch] = useSearchParams();
  const list = useRead('listGroups');
  const groups = list.data?.groups ?? [];
  const years = [...new Set(groups.flatMap(({ year }) => year ?? []))].toSorted((a, b) => a - b);
  const most = years.toSorted((a, b) => countOf(b) - countOf(a))[0];
  function countOf(year: number) {
    return groups.filter((group) => group.year === year).length;
  }
  const year = years.find((each) => String(each) === search.get('jaar')) ?? most ?? null;
  const own = groups.filter((group) => year !== null && group.year === year);
  const { shown, error } = useQueries({
    queries: own.map(({ groupId }) => {
      const input = { params: { groupId, periodId: 'current' } };
      return { queryKey: keyOf('readGroupProgress', input), queryFn: () => call('readGroupProgress', input) };
    }),
    combine: (results) => ({
      shown: results.flatMap(({ data }) => data ?? []),
      error: results.find((result) => result.error)?.error ?? null,
    }),
  });
  const isReady = list.data !== undefined && shown.length === own.length;
  const goals = shown[0]?.years.find((each) => each.year === year)?.goals ?? [];
  return (
    <PageFrame
      title={t('compare.title')}
      subtitle={t('compare.text')}
      loading={list.isPending || (!isReady && error === null)}
      error={list.error ?? error}
      onRetry={list.refetch}
      action={
        own.length > 0 ? (
          <Group gap="sm" data-no-print>
            <Select
              aria-label={t('compare.year')}
              allowDeselect={false}
              data={years.map((each) => ({ value: String(each), label: yearName(each) }))}
              value={String(year)}
              onChange={(value) => value && setSearch({ jaar: value }, { replace: true })}
            />
            <PrintButton />
          </Group>
        ) : null
      }
    >
      {isReady && own.length === 0 ? (
        <EmptyState title={t('compare.none.title')} text={t('compare.none.text')} />
      ) : (
        <TableSurface label={t('compare.title')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('report.group.goals')}</Table.Th>
              {shown.map((progress) => (
                <Table.Th key={progress.group.groupId} scope="col">
                  {progress.group.name}
                  {countElsewhere(progress, year) > 0 ? (
                    <Text size="xs" fw={400}>
                      {t('compare.elsewhere', { count: countElsewhere(progress, year) })}
                    </Text>
                  ) : null}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            <Table.Tr>
              <Table.Th scope="row">{t('compare.minutes')}</Table.Th>
              {shown.map((progress) => (
                <Table.Td key={progress.group.groupId}>
                  <Text>{minutesSaid(progress)}</Text>
                </Table.Td>
              ))}
            </Table.Tr>
            <Table.Tr>
              <Table.Th scope="row">{t('compare.growth')}</Table.Th>
              {shown.map((progress) => (
                <Table.Td key={progress.group.groupId}>
                  <Text>{growthSaid(progress)}</Text>
                </Table.Td>
              ))}
            </Table.Tr>
            {goals.map((goal) => (
              <Table.Tr key={goal.collectionKey}>
                <Table.Th scope="row">{titleIn(goal, locale)}</Table.Th>
                {shown.map((progress) => (
                  <Table.Td key={progress.group.groupId}>
                    <GoalBar states={statesOf(progress, year, goal.collectionKey)} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </TableSurface>
      )}
      {own.length > 0 ? <BarLegend /> : null}
    </PageFrame>
  );
}

/** Minutes of practice a pupil, on average over the group. */
function minutesSaid({ years }: GroupProgress): string {
  const pupils = years.flatMap((each) => each.pupils);
  const minutes = pupils.reduce((sum, { totals }) => sum + totals.minutes, 0);
  return pupils.length === 0 ? '–' : formatNumber(Math.round(minutes / pupils.length));
}

/** Facts that a pupil has come to know by heart this year, on average over the group. */
const growthSaid = (progress: GroupProgress): string =>
  formatNumber(growthPerPupil(progress).at(-1)?.value ?? 0, { maximumFractionDigits: 1 });

/** Counts the pupils who work at the goals of another year: the bars leave them out. */
const countElsewhere = ({ years }: GroupProgress, year: number | null): number =>
  years.reduce((sum, each) => (each.year === year ? sum : sum + each.pupils.length), 0);

/** States of one goal, of the pupils of the group who are in that year. */
function statesOf({ years }: GroupProgress, year: number | null, key: string) {
  const own = years.find((each) => each.year === year);
  const place = own?.goals.findIndex(({ collectionKey }) => collectionKey === key) ?? -1;
  return (own?.pupils ?? []).map(({ standings }) => standings[place]?.state ?? ('not-begun' as const));
}
