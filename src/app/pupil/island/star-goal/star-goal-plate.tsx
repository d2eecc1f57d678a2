import { useTranslation } from 'react-i18next';
import type { StarGoalShown } from './star-goal';
import styles from './star-goal.module.css';
import { starGoalText } from './star-goal-text';
import { StarJar } from './star-jar';

interface StarGoalPlateProps {
  readonly goal: StarGoalShown;
  readonly onOpen: () => void;
}

/** Shows on the map how many stars the group has together; opens the jar. */
export function StarGoalPlate({ goal, onOpen }: StarGoalPlateProps) {
  const { t } = useTranslation('pupil');
  return (
    <button
      type="button"
      className={styles.plate}
      aria-label={`${t('together.title')}. ${starGoalText(t, goal)}`}
      onClick={onOpen}
    >
      <StarJar {...goal} />
      <b>
        {goal.stars} / {goal.target}
      </b>
    </button>
  );
}
