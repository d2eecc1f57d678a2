import { useTranslation } from 'react-i18next';
import { goalStates } from '../shared/goal-mark';
import { barSign } from './goal-bar';
import styles from './goal-totals.module.css';

/** Explains the parts of the bars in their order, with the same colours and patterns. */
export function BarLegend() {
  const { t } = useTranslation('school');
  return (
    <ul className={styles.legend} aria-label={t('report.group.legend')}>
      {goalStates.map((state) => (
        <li key={state} className={styles.bar}>
          <span data-state={state} aria-hidden>
            {barSign[state]}
          </span>
          {t(`report.goals.state.${state}`)}
        </li>
      ))}
    </ul>
  );
}
