import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { queryClient, useRead } from '../../api/query';
import { formatDay } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import { PageFrame } from '../../ui/page/page-frame';
import { Segments } from '../../ui/page/segments';
import type { GridOperation } from '../progress/facts/fact-places';
import { PrintButton } from '../progress/shared/print-button';
import { type FactState, shortSumText } from '../progress/shared/types';
import { GroupTabs } from '../shared/group-tabs';
import { NoPupils } from '../shared/no-pupils';
import { useActions } from '../shared/use-actions';
import { useGroupCrumbs } from '../shared/use-group-crumbs';
import { usePrintLayout } from '../shared/use-print-layout';
import { useSchoolPaths } from '../shared/use-school-paths';
import { classPicture, placeOf, rangeOf, steps } from './class-counts';
import styles from './class-facts.module.css';
import { ClassGrid } from './class-grid';
import { Dots } from './dots';
import { SumPanel } from './sum-panel';

/** Tables first: they are what teachers look up most. */
const shownOperations = ['multiply', 'divide', 'add', 'subtract'] as const satisfies readonly GridOperation[];

/** The class in one picture: how many know each sum by heart, and who. The address keeps the chosen sum. */
export function Component() {
  const { t } = useTranslation(['school', 'facts']);
  const locale = useLocale();
  const paths = useSchoolPaths();
  usePrintLayout('matrix');
  const [search, setSearch] = useSearchParams();
  const { data, isPending, error, refetch } = useRead('readGroupFacts', {
    params: { groupId: paths.groupId },
  });
  const { change, problem } = useActions(() => void queryClient.invalidateQueries());
  const crumbs = useGroupCrumbs(data?.group.name, t('facts:title'));
  const sumId = search.get('som');
  const chosen = placeOf(sumId) ? sumId : null;
  const asked = shownOperations.find((each) => each === search.get('soort'));
  const operation: GridOperation = asked ?? placeOf(sumId)?.operation ?? 'multiply';
  const [wanted, setWanted] = useState<FactState>('practising');
  const show = (next: { operation: GridOperation; sumId: string | null }) =>
    setSearch(
      { soort: next.operation, ...(next.sumId === null ? {} : { som: next.sumId }) },
      { replace: true, preventScrollReset: true },
    );
  const all = data?.pupils.length ?? 0;
  const picture = data ? classPicture(data, operation) : null;
  return (
    <PageFrame
      title={t('facts:title')}
      subtitle={data ? t('facts:question', { count: all }) : null}
      crumbs={crumbs}
      tabs={<GroupTabs current="facts" />}
      loading={isPending}
      error={error}
      onRetry={refetch}
      action={all > 0 ? <PrintButton /> : null}
    >
      {problem}
      {data && all === 0 ? <NoPupils /> : null}
      {data && picture && all > 0 ? (
        <>
          <Segments
            mb="md"
            data-no-print
            aria-label={t('facts:which')}
            value={operation}
            onChange={(value) =>
              show({ operation: shownOperations.find((each) => each === value) ?? 'multiply', sumId: null })
            }
            data={shownOperations.map((value) => ({ value, label: t(`facts:operation.${value}`) }))}
          />
          <Text data-paper-only fw={700} mb="xs">
            {[data.group.name, t(`facts:operation.${operation}`), formatDay(data.day)].join(' · ')}
          </Text>
          <div className={styles.page}>
            <div className={styles.card}>
              <div className={styles.scroll}>
                <ClassGrid
                  operation={operation}
                  picture={picture}
                  all={all}
                  chosen={chosen}
                  onChoose={(next) => show({ operation, sumId: next })}
                />
              </div>
              <ul className={styles.legend} aria-label={t('facts:legend')}>
                {steps.map((step) => (
                  <li key={step}>
                    <span className={styles.cell} data-step={step}>
                      <Dots count={step} />
                    </span>
                    {rangeOf(step, all).join('–')}
                  </li>
                ))}
                <li>
                  <span className={styles.cell} data-step="none">
                    –
                  </span>
                  {t('facts:state.none')}
                </li>
              </ul>
              {picture.weakest.length > 0 ? (
                <Text mt="sm">
                  {t('facts:weakest', {
                    sums: picture.weakest
                      .map(({ sumId: id, known }) => `${shortSumText(id, locale)} (${known})`)
                      .join(', '),
                  })}
                </Text>
              ) : null}
            </div>
            {chosen ? (
              <SumPanel
                group={data}
                sumId={chosen}
                wanted={wanted}
                onWanted={setWanted}
                onClose={() => show({ operation, sumId: null })}
                onDone={change}
              />
            ) : (
              <Group className={styles.hint} data-no-print>
                <Text c="dimmed">{t('facts:hint')}</Text>
              </Group>
            )}
          </div>
        </>
      ) : null}
    </PageFrame>
  );
}
