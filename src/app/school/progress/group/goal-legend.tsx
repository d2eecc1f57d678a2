import { useTranslation } from 'react-i18next';
import { GoalMark, goalStates } from '../shared/goal-mark';
import shared from '../shared/progress.module.css';

/** What the marks of goals mean. */
export function GoalLegend() {
  const { t } = useTranslation('school');
  return (
    <ul className={shared.legend} aria-label={t('report.group.legend')}>
      {goalStates.map((state) => (
        <li key={state}>
          <GoalMark state={state} /> {t(`report.goals.state.${state}`)}
        </li>
      ))}
    </ul>
  );
}
