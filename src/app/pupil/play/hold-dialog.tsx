import sam from '@assets/site/sam-cheer-small.webp?url';
import { IconMap2, IconPhoto, IconPhotoOff, IconPlayerPlayFilled, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/plain/button';
import { fetchedApart } from '../fetched-apart';
import { ReadAloudButton } from '../read-aloud-button';
import type { RoundSession } from '../round/round-session';
import { useSession } from '../round/use-session';
import { useScanWish } from '../scan/use-scan';
import { Sheet } from './sheet';
import styles from './sheet.module.css';

/** On this device since its map, and seldom wanted in a round. */
const scanSettings = fetchedApart(async () => (await import('../scan/scan-settings')).ScanSettings);

interface Props {
  readonly session: RoundSession;
  readonly simple: boolean;
  /** Absent where only one of the two ways works. */
  readonly onSwitch?: () => void;
  readonly onStop: () => void;
}

/** The round is held: go on, change to or from the drawing, or stop; nothing is lost by any of them. */
export function HoldDialog(props: Props) {
  const { test } = useSession(props.session);
  return test !== null ? <TestHold {...props} /> : <RoundHold {...props} />;
}

/** A block of a test stands ready: what is asked and for how long; after a pause also that the block before did not count. */
function TestHold({ session, onStop }: Props) {
  const { t } = useTranslation('pupil');
  const { test } = useSession(session);
  if (test === null) return null;
  const { operation, block, blocks, again } = test;
  const title = t('fluency.block', { operation: t(`fluency.operation.${operation}`) });
  return (
    <Sheet title={title} onClose={session.goOn}>
      {again && <p>{t('fluency.voided')}</p>}
      <p>
        {t('fluency.rules')}{' '}
        <ReadAloudButton text={`${title}. ${again ? t('fluency.voided') : ''} ${t('fluency.rules')}`} />
      </p>
      {blocks > 1 && <p>{t('fluency.place', { block: block + 1, blocks })}</p>}
      <div className={styles.actions}>
        <Button size="lg" onClick={session.goOn}>
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

/** The time that the teacher set for a day is over: nothing is lost, and there is one way out. */
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
  const { hold } = useSession(session);
  const scans = useScanWish() !== null;
  const [choosing, setChoosing] = useState(false);
  const rests = hold === 'rest';
  const said = t(rests ? 'hold.restText' : 'hold.kept');
  if (hold === 'time') return <TimeIsUp onStop={onStop} />;
  return (
    <Sheet title={t(rests ? 'hold.rest' : 'hold.pause')} onClose={session.goOn}>
      <p>
        {said} <ReadAloudButton text={said} />
      </p>
      {choosing && (
        <scanSettings.Fetched instead={<p>{t('trouble.screen.text')}</p>}>
          {(ScanSettings) => <ScanSettings />}
        </scanSettings.Fetched>
      )}
      <div className={styles.actions}>
        <Button size="lg" onClick={session.goOn}>
          <IconPlayerPlayFilled aria-hidden="true" />
          {t('hold.goOn')}
        </Button>
        {onSwitch !== undefined && !rests && (
          <Button
            size="lg"
            look="quiet"
            onClick={() => {
              session.goOn();
              onSwitch();
            }}
          >
            {simple ? <IconPhoto aria-hidden="true" /> : <IconPhotoOff aria-hidden="true" />}
            {t(simple ? 'hold.stage' : 'hold.simple')}
          </Button>
        )}
        {scans && !rests && !choosing && (
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
