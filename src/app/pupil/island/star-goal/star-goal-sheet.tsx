import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/plain/button';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import { Sheet } from '../../ui/sheet';
import sheet from '../../ui/sheet.module.css';
import type { StarGoalShown } from './star-goal';
import styles from './star-goal.module.css';
import { starGoalText } from './star-goal-text';
import { StarJar } from './star-jar';

interface StarGoalSheetProps {
  readonly goal: StarGoalShown;
  readonly onClose: () => void;
}

/** Shows the jar of the group, and how a star comes into it. It names no child. */
export function StarGoalSheet({ goal, onClose }: StarGoalSheetProps) {
  const { t } = useTranslation('pupil');
  const have = starGoalText(t, goal);
  const how = t(goal.isNow ? 'together.how' : 'together.lastKnown');
  return (
    <Sheet title={t('together.title')} onClose={onClose}>
      <div className={styles.jar}>
        <StarJar {...goal} />
        <b>
          {goal.stars} / {goal.target}
        </b>
      </div>
      <p>
        <strong>{have}</strong>
      </p>
      <p>
        {how} <ReadAloudButton text={`${have} ${how}`} />
      </p>
      <div className={sheet.actions}>
        <Button size="lg" onClick={onClose}>
          <IconCheck aria-hidden="true" />
          {t('scan.close')}
        </Button>
      </div>
    </Sheet>
  );
}
