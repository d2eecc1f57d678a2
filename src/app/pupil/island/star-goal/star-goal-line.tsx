import { useTranslation } from 'react-i18next';
import type { StarGoalShown } from './star-goal';
import styles from './star-goal.module.css';
import { starGoalText } from './star-goal-text';
import { StarJar } from './star-jar';

/** Says at the end of the day what the group has together. */
export function StarGoalLine({ goal }: { readonly goal: StarGoalShown }) {
  const { t } = useTranslation('pupil');
  return (
    <p className={styles.line} data-star-goal>
      <StarJar {...goal} />
      <span>
        {starGoalText(t, goal)} {!goal.isNow && t('together.lastKnown')}
      </span>
    </p>
  );
}
