import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/plain/button';
import { ReadAloudButton } from '../ui/read-aloud/read-aloud-button';
import styles from './outbox-note.module.css';
import { pageOutbox } from './page-outbox';
import { useOutboxStatus } from './use-outbox-status';

interface Whose {
  readonly pupilId: string;
}

/** Tells a child about its unsent answers; shows nothing while all is well, and nothing about other children. */
export function OutboxNote({ pupilId }: Whose) {
  const { t } = useTranslation('pupil');
  const status = useOutboxStatus();
  if (status === null) return null;
  const waiting = status.waitingOf[pupilId] ?? 0;
  const offline = waiting > 0 && !status.online;
  if (!offline && status.medium === 'disk') return null;
  const said = offline ? t('round.waiting', { count: waiting }) : t('round.memory');
  return (
    <output className={styles.note}>
      {said} <ReadAloudButton text={said} />
    </output>
  );
}

/** Tells a child once that the server refused some of its answers. */
export function RefusedNote({ pupilId }: Whose) {
  const { t } = useTranslation('pupil');
  const count = useOutboxStatus()?.refusedOf[pupilId] ?? 0;
  if (count === 0) return null;
  const see = () => void pageOutbox().then((outbox) => outbox.markSeen(pupilId));
  const said = t('map.refused', { count });
  return (
    <div className={styles.refused}>
      <output>{said}</output>
      <ReadAloudButton text={said} />
      <Button onClick={see}>
        <IconCheck aria-hidden="true" />
        {t('map.refusedSeen')}
      </Button>
    </div>
  );
}
