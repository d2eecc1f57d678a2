import sam from '@assets/site/sam-cheer-small.webp?url';
import { IconMap2, IconPhoto, IconPhotoOff, IconPlayerPlayFilled, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/plain/button';
import { useChildPreference } from '../../ui/child-preference';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import { Sheet } from '../../ui/sheet';
import styles from '../../ui/sheet.module.css';
import type { RoundSession } from '../session/types';
import { useSession } from '../session/use-session';
import { StoppedSheet } from './stopped-sheet';

/** Lazy: few rounds need it. */
const childSettings = lazyWithRetry(
  async () => (await import('../../settings/child-settings')).ChildSettings,
);

interface Props {
  readonly session: RoundSession;
  readonly simple: boolean;
  /** Absent where only one of scene and simple view works. */
  readonly onSwitch?: () => void;
  readonly onStop: () => void;
}

/** Shown while the round is paused: continue, switch between scene and simple view, or stop. Nothing is lost. */
export function PauseDialog(props: Props) {
  const { test } = useSession(props.session);
  return test !== null ? <TestHold {...props} /> : <RoundHold {...props} />;
}

/**
 * Announces the next block of a test: its operation and its time; after a pause also that the interrupted block does
 * not count.
 */
function TestHold({ session, onStop }: Props) {
  const { t } = useTranslation('pupil');
  const { test } = useSession(session);
  if (test === null) return null;
  const { operation, block, blocks, again } = test;
  const title = t('fluency.block', { operation: t(`fluency.operation.${operation}`) });
  return (
    <Sheet title={title} onClose={session.resume}>
      {again && <p>{t('fluency.voided')}</p>}
      <p>
        {t('fluency.rules')}{' '}
        <ReadAloudButton text={`${title}. ${again ? t('fluency.voided') : ''} ${t('fluency.rules')}`} />
      </p>
      {blocks > 1 && <p>{t('fluency.place', { block: block + 1, blocks })}</p>}
      <div className={styles.actions}>
        <Button size="lg" onClick={session.resume}>
          <IconPlayerPlayFilled aria-hidden="true" />
          {t(again ? 'fluency.beginAgain' : 'fluency.begin')}
        </Button>
        <Button size="lg" look="quiet" onClick={onStop}>
          <IconMap2 aria-hidden="true" />
          {t('hold.stop')}
        </Button>
      </div>
    </Sheet>
  );
}

/** Tells that the day's time is used up, with one button to leave. */
function TimeIsUp({ onStop }: Pick<Props, 'onStop'>) {
  const { t } = useTranslation('pupil');
  return (
    <Sheet title={t('time.title')} onClose={onStop}>
      <img src={sam} width={160} height={160} alt="" />
      <p>
        {t('time.text')} <ReadAloudButton text={`${t('time.title')} ${t('time.text')}`} />
      </p>
      <div className={styles.actions}>
        <Button size="lg" onClick={onStop}>
          <IconMap2 aria-hidden="true" />
          {t('round.toMap')}
        </Button>
      </div>
    </Sheet>
  );
}

function RoundHold({ session, simple, onSwitch, onStop }: Props) {
  const { t } = useTranslation('pupil');
  const { pauseReason, readsItself } = useSession(session);
  const isChild = useChildPreference()[1] !== null;
  const [choosing, setChoosing] = useState(false);
  const rests = pauseReason === 'rest';
  const said = t(rests ? 'hold.restText' : 'hold.kept');
  if (pauseReason === 'time') return <TimeIsUp onStop={onStop} />;
  if (pauseReason === 'stop') return <StoppedSheet onGoOn={session.resume} onStop={onStop} />;
  return (
    <Sheet title={t(rests ? 'hold.rest' : 'hold.pause')} onClose={session.resume}>
      <p>
        {said} <ReadAloudButton text={said} />
      </p>
      {choosing && (
        <childSettings.View unavailable={<p>{t('trouble.screen.text')}</p>}>
          {(ChildSettings) => <ChildSettings inRound readsItself={readsItself} />}
        </childSettings.View>
      )}
      <div className={styles.actions}>
        <Button size="lg" onClick={session.resume}>
          <IconPlayerPlayFilled aria-hidden="true" />
          {t('hold.goOn')}
        </Button>
        {onSwitch !== undefined && !rests && (
          <Button
            size="lg"
            look="quiet"
            onClick={() => {
              session.resume();
              onSwitch();
            }}
          >
            {simple ? <IconPhoto aria-hidden="true" /> : <IconPhotoOff aria-hidden="true" />}
            {t(simple ? 'hold.stage' : 'hold.simple')}
          </Button>
        )}
        {isChild && !rests && !choosing && (
          <Button size="lg" look="quiet" onClick={() => setChoosing(true)}>
            <IconSettings aria-hidden="true" />
            {t('scan.open')}
          </Button>
        )}
        {!rests && (
          <Button size="lg" look="quiet" onClick={onStop}>
            <IconMap2 aria-hidden="true" />
            {t('hold.stop')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
