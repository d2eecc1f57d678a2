import { Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '../../../i18n/format';
import { TableSurface } from '../../../ui/table/table-surface';
import { GrowthChart } from '../charts/growth-chart';
import { growthPerPupil } from './growth-per-pupil';
import type { GroupProgress } from './types';

const said = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });

/** Growth of a group: facts that its pupils have come to know by heart, for each pupil on average. */
export function GroupGrowth({ progress }: { readonly progress: GroupProgress }) {
  const { t } = useTranslation('school');
  const points = growthPerPupil(progress);
  const last = points.at(-1);
  if (!last) return <Text>{t('report.known.none')}</Text>;
  return (
    <>
      <Text mb="xs">{t('report.group.growth.says', { mean: said(last.value) })}</Text>
      {points.length > 1 ? <GrowthChart points={points} /> : null}
      {/* On paper the chart says the same. */}
      <div {...(points.length > 1 && { 'data-no-print': true })}>
        <TableSurface flat label={t('report.group.growth.title')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('progress.weeks')}</Table.Th>
              <Table.Th scope="col" ta="right">
                {t('report.group.growth.perPupil')}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {points.map(({ week, value }) => (
              <Table.Tr key={week}>
                <Table.Th scope="row">
                  {t('progress.week', { day: formatDay(week, { day: 'numeric', month: 'short' }) })}
                </Table.Th>
                <Table.Td ta="right">{said(value)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </TableSurface>
      </div>
    </>
  );
}
