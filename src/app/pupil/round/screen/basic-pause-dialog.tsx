import { IconMap2, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/plain/button';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import { Sheet } from '../../ui/sheet';
import styles from '../../ui/sheet.module.css';
import type { RoundSession } from '../session/types';
import { useSession } from '../session/use-session';

interface Props {
  readonly session: RoundSession;
  readonly onStop: () => void;
  /** Returns to the stage, where only the stage works. */
  readonly onStage?: (() => void) | undefined;
}

/** Replaces the screens of a round that cannot be loaded: tells that nothing is lost and offers the ways on. */
export function BasicPauseDialog({ session, onStop, onStage }: Props) {
  const { t } = useTranslation('pupil');
  const { state, pauseReason } = useSession(session);
  const isOver = state === 'over';
  const held = pauseReason === 'time' || pauseReason === 'stop' ? pauseReason : null;
  const ended = isOver ? 'end' : held;
  const resume = state === 'paused' && held === null ? session.resume : onStage;
  const title = t(ended === null ? 'hold.pause' : `${ended}.title`);
  return (
    <>
      {isOver && <h1 className="unseen">{title}</h1>}
      <Sheet title={title} onClose={resume ?? onStop}>
        <p>
          {t('hold.kept')} <ReadAloudButton text={`${title} ${t('hold.kept')}`} />
        </p>
        <div className={styles.actions}>
          {resume !== undefined && (
            <Button size="lg" onClick={resume}>
              <IconPlayerPlayFilled aria-hidden="true" />
              {t('hold.goOn')}
            </Button>
          )}
          <Button size="lg" look={resume === undefined ? 'primary' : 'quiet'} onClick={onStop}>
            <IconMap2 aria-hidden="true" />
            {t('round.toMap')}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
