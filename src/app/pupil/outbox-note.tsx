import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/plain/button';
import styles from './outbox-note.module.css';
import { pageOutbox } from './page-outbox';
import { ReadAloudButton } from './read-aloud-button';
import { useOutboxStatus } from './use-outbox-status';

interface Whose {
  readonly pupilId: string;
}

/** What the outbox has to say to one child: nothing while all is well, and never of another child on this device. */
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

/** Answers the server has others for already: the child is told once, and plays on. */
export function RefusedNote({ pupilId }: Whose) {
  const { t } = useTranslation('pupil');
  const count = useOutboxStatus()?.refusedOf[pupilId] ?? 0;
  if (count === 0) return null;
  const see = () => void pageOutbox().then((outbox) => outbox.see(pupilId));
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
