import { Paper, SimpleGrid, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../../../i18n/format';
import type { ProgressShown } from '../../shared/types';

/** Shows five figures of the period. */
export function Totals({ totals }: { readonly totals: ProgressShown['totals'] }) {
  const { t } = useTranslation('school');
  const shown = [
    ['rounds', formatNumber(totals.rounds)],
    ['answers', formatNumber(totals.answers)],
    ['right', totals.answers === 0 ? '–' : formatPercent(totals.right / totals.answers)],
    ['minutes', formatNumber(Math.round(totals.minutes))],
    ['days', formatNumber(totals.days)],
  ] as const;
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, md: 5 }} spacing="sm" component="dl" m={0}>
      {shown.map(([key, value]) => (
        <Paper key={key} withBorder p="md">
          <Text component="dt" size="sm" c="dimmed">
            {t(`progress.total.${key}`)}
          </Text>
          <Text component="dd" m={0} fz={26} fw={700} lh={1.3}>
            {value}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
