import { Stack, Table, Text } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber, formatPercent } from '../../../../i18n/format';
import { useLocale } from '../../../../i18n/use-locale';
import { TableSurface } from '../../../../ui/table/table-surface';
import { useYearInSentence } from '../../../shared/use-year-in-sentence';
import shared from '../../shared/progress.module.css';
import { type ProgressShown, sumText } from '../../shared/types';
import { useNameOfPractice } from '../../use-name-of-practice';
import styles from './fluency.module.css';

type Test = ProgressShown['fluency'][number];

const operations = ['add', 'subtract', 'multiply', 'divide', 'split'] as const;
const states = ['wrong', 'skipped', 'slow', 'automated', 'by-heart'] as const;

const rate = (count: number) => formatNumber(count, { maximumFractionDigits: 1 });

function compared(t: TFunction<'school'>, { earlier }: Test): string {
  if (!earlier) return t('report.fluency.first');
  const { sinceLast, isClear } = earlier;
  if (sinceLast === 0) return t('report.fluency.same');
  const what = t(sinceLast > 0 ? 'report.fluency.more' : 'report.fluency.fewer', {
    count: Math.round(Math.abs(sinceLast) * 10) / 10,
  });
  return isClear ? what : t('report.fluency.chance', { what });
}

/** Shows the two-minute tests of the period beside the child's earlier ones, and each sum of the latest. */
export function Fluency({ tests }: { readonly tests: ProgressShown['fluency'] }) {
  const { t } = useTranslation('school');
  const nameOfPractice = useNameOfPractice();
  const locale = useLocale();
  const yearInSentence = useYearInSentence();
  const [latest] = tests;
  if (!latest) return <Text>{t('report.fluency.none')}</Text>;
  const nameOf = (test: Test) => {
    const known = operations.find((each) => each === test.operation);
    return [known && t(`report.fluency.operation.${known}`), nameOfPractice(test)]
      .filter((word) => typeof word === 'string')
      .join(' · ');
  };
  return (
    <Stack gap="md">
      <TableSurface flat label={t('report.fluency.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('report.fluency.day')}</Table.Th>
            <Table.Th>{t('report.fluency.what')}</Table.Th>
            <Table.Th ta="right">{t('report.fluency.rate')}</Table.Th>
            <Table.Th ta="right">{t('report.fluency.wrong')}</Table.Th>
            <Table.Th>{t('report.fluency.compared')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tests.map((test) => (
            <Table.Tr key={`${test.windowId} ${test.operation}`}>
              <Table.Td className={shared.together}>
                {formatDay(test.day, { day: 'numeric', month: 'short', year: 'numeric' })}
              </Table.Td>
              <Table.Td>
                {nameOf(test)}
                {test.guide ? (
                  <Text size="sm" c="dimmed">
                    {t('report.fluency.guide', {
                      count: test.guide.rightPerMinute,
                      year: yearInSentence(test.guide.endOfYear),
                    })}
                  </Text>
                ) : null}
              </Table.Td>
              <Table.Td ta="right" fw={700}>
                {rate(test.rightPerMinute)}
              </Table.Td>
              <Table.Td ta="right">
                {test.accuracy === null ? '–' : `${test.wrong} (${formatPercent(1 - test.accuracy)})`}
              </Table.Td>
              <Table.Td>{compared(t, test)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </TableSurface>
      <div>
        <Text fw={600}>
          {t('report.fluency.facts')}: {nameOf(latest)}
        </Text>
        {states.map((state) => {
          const sums = latest.facts.filter((fact) => fact.state === state);
          if (sums.length === 0) return null;
          return (
            <div key={state} className={styles.factState}>
              <Text size="sm" c="dimmed">
                {t(`report.fluency.state.${state}`)} · {t('report.fluency.sums', { count: sums.length })}
              </Text>
              <ul className={styles.sums}>
                {sums.map(({ sumId }) => (
                  <li key={sumId}>{sumText(sumId, locale)}</li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </Stack>
  );
}
