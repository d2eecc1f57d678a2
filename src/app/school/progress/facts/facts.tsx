import { Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDaysAgo } from '../../../i18n/format';
import { useLocale } from '../../../i18n/use-locale';
import shared from '../shared/progress.module.css';
import { type FactShown, factStates, shortSumText, sumText } from '../shared/types';
import { FactGrid } from './fact-grid';
import { type GridOperation, placeFacts } from './fact-places';
import styles from './facts.module.css';
import { StateMark } from './state-mark';

/** Every fact that was practised: a grid for each operation, sums beyond it beside it, and a legend that counts. */
export function Facts({ facts }: { readonly facts: readonly FactShown[] }) {
  const { t } = useTranslation('school');
  if (facts.length === 0) return <Text>{t('report.facts.none')}</Text>;
  const { places, rest } = placeFacts(facts);
  return (
    <>
      <ul className={shared.legend}>
        {factStates.map((state) => (
          <li key={state}>
            <span className={styles.sign} data-state={state}>
              <StateMark state={state} />
            </span>
            {t(`report.facts.state.${state}`)}
            {state === 'none' ? null : <b>{facts.filter((fact) => fact.state === state).length}</b>}
          </li>
        ))}
      </ul>
      <div className={styles.grids}>
        {places
          .filter(({ grid, others }) => grid.size + others.length > 0)
          .map(({ operation, grid, others }) => (
            <Operation key={operation} operation={operation} grid={grid} others={others} />
          ))}
        {rest.length > 0 ? (
          <div className={styles.gridPart}>
            <Others title={t('report.facts.rest')} facts={rest} />
          </div>
        ) : null}
      </div>
    </>
  );
}

interface OperationProps {
  readonly operation: GridOperation;
  readonly grid: ReadonlyMap<string, FactShown>;
  readonly others: readonly FactShown[];
}

function Operation({ operation, grid, others }: OperationProps) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const [chosen, setChosen] = useState<string | null>(null);
  const stateOf = (sumId: string) => grid.get(sumId)?.state ?? 'none';
  const says = (sumId: string) =>
    t('progress.factSays', {
      sum: sumText(sumId, locale),
      phase: t(`report.facts.state.${stateOf(sumId)}`),
    });
  const fact = chosen === null ? undefined : grid.get(chosen);
  const title = t(`report.facts.grid.${operation}`);
  return (
    <div className={styles.gridPart}>
      <Text fw={700} mb={6}>
        {title}
      </Text>
      {grid.size > 0 ? (
        <>
          <div className={styles.gridScroll}>
            <FactGrid
              title={title}
              operation={operation}
              stateOf={stateOf}
              says={says}
              chosen={chosen}
              onChoose={setChosen}
            />
          </div>
          <Text component="output" size="sm" className={styles.factSays}>
            {chosen === null ? '' : says(chosen)}
            {fact?.lastAnswered
              ? `. ${t('progress.factMore', { count: fact.answers, day: formatDaysAgo(fact.lastAnswered) })}`
              : ''}
          </Text>
        </>
      ) : null}
      {others.length > 0 ? <Others title={t('report.facts.others')} facts={others} /> : null}
    </div>
  );
}

/** Sums that have no place in a grid, written out. */
function Others({ title, facts }: { readonly title: string; readonly facts: readonly FactShown[] }) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const sorted = facts.toSorted((one, other) =>
    one.sumId.localeCompare(other.sumId, 'en', { numeric: true }),
  );
  return (
    <details className={styles.others}>
      <summary>
        {title} ({facts.length})
      </summary>
      <ul className={styles.chips}>
        {sorted.map(({ sumId, state }) => (
          <li key={sumId} className={styles.chip} data-state={state} title={t(`report.facts.state.${state}`)}>
            {shortSumText(sumId, locale)} <StateMark state={state} />
            <VisuallyHidden component="span">{t(`report.facts.state.${state}`)}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </details>
  );
}
