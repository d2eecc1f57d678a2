import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type GoalState, goalStates } from '../shared/goal-mark';
import styles from './goal-totals.module.css';

/** Signs that stand beside the figures, because colour and pattern are not enough there. */
export const barSign: Partial<Record<GoalState, string>> = { reached: '✓', unsure: '?' };

/** A bar of one group: how many pupils are in each state, with figures and patterns beside the colours. */
export function GoalBar({ states }: { readonly states: readonly GoalState[] }) {
  const { t } = useTranslation('school');
  const parts = goalStates
    .map((state) => ({ state, count: states.filter((each) => each === state).length }))
    .filter(({ count }) => count > 0);
  const says = parts.map(({ state, count }) => `${t(`report.goals.state.${state}`)}: ${count}`).join(', ');
  return (
    <>
      <VisuallyHidden>{says}</VisuallyHidden>
      <span className={styles.bar} title={says} aria-hidden>
        {parts.map(({ state, count }) => (
          <span key={state} data-state={state} style={{ flexGrow: count }}>
            {[barSign[state], count].filter((part) => part !== undefined).join(' ')}
          </span>
        ))}
      </span>
    </>
  );
}
