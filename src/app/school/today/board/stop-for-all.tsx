import { IconHandStop, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stopMinutes } from '@/contract/stop-minutes';
import { call } from '../../../api/call';
import { keyOf, queryClient } from '../../../api/query';
import { useSending } from '../../../ui/forms/use-sending';
import { Button } from '../../../ui/plain/button';
import { takeFocus } from '../../../ui/plain/take-focus';
import styles from './class-board.module.css';

interface StopForAllProps {
  readonly groupId: string;
  /** The group is stopped now. */
  readonly isStopped: boolean;
}

/** Stops all pupils of a group at their next sum, after asking once, and lets them go on. */
export function StopForAll({ groupId, isStopped }: StopForAllProps) {
  const { t } = useTranslation('today');
  /** Whether this teacher asked for something here; only then a button that appears takes the focus. */
  const [hasAsked, setHasAsked] = useState(false);
  const [asks, setAsks] = useState(false);
  const { busy, failure, send } = useSending();
  const change = (stopped: boolean) =>
    send(true, async () => {
      await call('setGroupStop', { params: { groupId }, body: { stopped } });
      await queryClient.invalidateQueries({ queryKey: keyOf('readLive', { params: { groupId } }) });
      setAsks(false);
    });
  const appearing = hasAsked ? takeFocus : undefined;
  return (
    <section className={styles.timer} aria-label={t('classBoard.stop.title')} data-stopped={isStopped}>
      <output className="unseen">{isStopped ? t('classBoard.stop.stopped') : ''}</output>
      {isStopped ? (
        <>
          <h3>{t('classBoard.stop.stopped')}</h3>
          <p>{t('classBoard.stop.until', { count: stopMinutes })}</p>
          <Button busy={busy} ref={appearing} onClick={() => void change(false)}>
            <IconPlayerPlay aria-hidden /> {t('classBoard.stop.goOn')}
          </Button>
        </>
      ) : asks ? (
        <>
          <h3>{t('classBoard.stop.open')}?</h3>
          <p>{t('classBoard.stop.text')}</p>
          <div className={styles.lengths}>
            <Button busy={busy} ref={appearing} onClick={() => void change(true)}>
              <IconHandStop aria-hidden /> {t('classBoard.stop.now')}
            </Button>
            <Button look="quiet" onClick={() => setAsks(false)}>
              {t('classBoard.stop.back')}
            </Button>
          </div>
        </>
      ) : (
        <Button
          look="quiet"
          ref={appearing}
          onClick={() => {
            setHasAsked(true);
            setAsks(true);
          }}
        >
          <IconHandStop aria-hidden /> {t('classBoard.stop.open')}
        </Button>
      )}
      {failure !== null ? <p role="alert">{t('classBoard.stop.failed')}</p> : null}
    </section>
  );
}
