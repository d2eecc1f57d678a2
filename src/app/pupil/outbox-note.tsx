import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutboxStatus } from './outbox/outbox';
import styles from './outbox-note.module.css';
import { pageOutbox } from './page-outbox';

/** What the outbox has to say to one child: nothing while all is well, and never of another child on this device. */
export function OutboxNote({ pupilId }: { readonly pupilId: string }) {
  const { t } = useTranslation('pupil');
  const [status, setStatus] = useState<OutboxStatus | null>(null);
  useEffect(() => {
    let off = () => {};
    let live = true;
    void pageOutbox().then((outbox) => {
      if (!live) return;
      setStatus(outbox.status());
      off = outbox.onStatus(setStatus);
    });
    return () => {
      live = false;
      off();
    };
  }, []);
  if (status === null) return null;
  const waiting = status.waitingOf[pupilId] ?? 0;
  const offline = waiting > 0 && !status.online;
  if (!offline && status.medium === 'disk') return null;
  return (
    <output className={styles.note}>
      {offline ? t('round.waiting', { count: waiting }) : t('round.memory')}
    </output>
  );
}
