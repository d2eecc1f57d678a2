import { IconMap2, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/plain/button';
import { ReadAloudButton } from '../read-aloud-button';
import type { RoundSession } from '../round/round-session';
import { useSession } from '../round/use-session';
import { Sheet } from './sheet';
import styles from './sheet.module.css';

interface Props {
  readonly session: RoundSession;
  readonly onStop: () => void;
  /** Back to the drawing, where that is what works. */
  readonly onStage?: (() => void) | undefined;
}

/** What a round says by itself while its own screens cannot be fetched: nothing is lost, and these are the ways on. */
export function PlainHold({ session, onStop, onStage }: Props) {
  const { t } = useTranslation('pupil');
  const { state, hold } = useSession(session);
  const isOver = state === 'over';
  const goOn = state === 'held' && hold !== 'time' ? session.goOn : onStage;
  const title = t(isOver ? 'end.title' : hold === 'time' ? 'time.title' : 'hold.pause');
  return (
    <>
      {isOver && <h1 className="unseen">{title}</h1>}
      <Sheet title={title} onClose={goOn ?? onStop}>
        <p>
          {t('hold.kept')} <ReadAloudButton text={`${title} ${t('hold.kept')}`} />
        </p>
        <div className={styles.actions}>
          {goOn !== undefined && (
            <Button size="lg" onClick={goOn}>
              <IconPlayerPlayFilled aria-hidden="true" />
              {t('hold.goOn')}
            </Button>
          )}
          <Button size="lg" look={goOn === undefined ? 'primary' : 'quiet'} onClick={onStop}>
            <IconMap2 aria-hidden="true" />
            {t('round.toMap')}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
