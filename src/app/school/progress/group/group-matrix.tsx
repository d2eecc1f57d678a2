import { Anchor, Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { titleIn } from '@/maths/title-in';
import { formatNumber, formatPercent } from '../../../i18n/format';
import { useLocale } from '../../../i18n/use-locale';
import { TableSurface } from '../../../ui/table/table-surface';
import { byName } from '../../shared/by-name';
import { NewSince } from '../../shared/new-since';
import { useSchoolPaths } from '../../shared/use-school-paths';
import { GoalMark } from '../shared/goal-mark';
import { GoalLegend } from './goal-legend';
import styles from './group-matrix.module.css';
import type { GroupProgress } from './types';

/** Table of the pupils of one year by goal; each mark has a text label. On a phone the goals come before the totals. */
export function GroupMatrix({ year }: { readonly year: GroupProgress['years'][number] }) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const paths = useSchoolPaths();
  const isPhone = useMediaQuery('(max-width: 599px)') ?? false;
  return (
    // One item of what is spaced around it: the legend is right above its table.
    <div>
      <GoalLegend />
      <div className={styles.matrix}>
        <TableSurface flat label={t('report.group.goals')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col" className={styles.matrixName}>
                {t('report.group.pupil')}
              </Table.Th>
              {inOrder(
                isPhone,
                <Fragment key="totals">
                  <Table.Th ta="right">{t('progress.total.minutes')}</Table.Th>
                  <Table.Th ta="right">{t('progress.total.right')}</Table.Th>
                  <Table.Th ta="right">{t('report.group.rate')}</Table.Th>
                </Fragment>,
                year.goals.map((goal) => (
                  <Table.Th key={goal.collectionKey} scope="col" className={styles.matrixGoal}>
                    {titleIn(goal, locale)}
                  </Table.Th>
                )),
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {byName(year.pupils).map(({ pupilId, name, newSince, totals, rightPerMinute, standings }) => (
              <Table.Tr key={pupilId}>
                <Table.Th scope="row" className={styles.matrixName}>
                  <Anchor component={Link} to={paths.progress(pupilId)}>
                    {name}
                  </Anchor>
                  <NewSince day={newSince} />
                </Table.Th>
                {inOrder(
                  isPhone,
                  <Fragment key="totals">
                    <Table.Td ta="right">{formatNumber(Math.round(totals.minutes))}</Table.Td>
                    <Table.Td ta="right">
                      {totals.answers === 0 ? '–' : formatPercent(totals.right / totals.answers)}
                    </Table.Td>
                    <Table.Td ta="right">
                      {rightPerMinute === null
                        ? '–'
                        : formatNumber(rightPerMinute, { maximumFractionDigits: 1 })}
                    </Table.Td>
                  </Fragment>,
                  year.goals.map((goal, place) => {
                    const state = standings[place]?.state ?? 'not-begun';
                    return (
                      <Table.Td key={goal.collectionKey} ta="center">
                        <GoalMark
                          state={state}
                          label={t('report.group.cell', {
                            pupil: name,
                            goal: titleIn(goal, locale),
                            state: t(`report.goals.state.${state}`),
                          })}
                        />
                      </Table.Td>
                    );
                  }),
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </TableSurface>
      </div>
    </div>
  );
}

const inOrder = (goalsFirst: boolean, totals: ReactNode, goals: ReactNode): ReactNode =>
  goalsFirst ? [goals, totals] : [totals, goals];
