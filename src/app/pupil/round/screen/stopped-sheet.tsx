import sam from '@assets/site/sam-cheer-small.webp?url';
import { IconMap2, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '../../../ui/plain/button';
import { takeFocus } from '../../../ui/plain/take-focus';
import { askStop, groupStop } from '../../sync/group-stop';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import { Sheet } from '../../ui/sheet';
import styles from '../../ui/sheet.module.css';

/** Time between two questions whether the group may go on, ms. */
const askEvery = 4000;

interface Props {
  readonly onGoOn: () => void;
  readonly onStop: () => void;
}

/** Tells that the teacher stopped everybody; the button to go on comes when the teacher lets them. */
export function StoppedSheet({ onGoOn, onStop }: Props) {
  const { t } = useTranslation('pupil');
  const isStopped = useStore(groupStop, ({ heardAt }) => heardAt !== null);
  useEffect(() => {
    if (!isStopped) return undefined;
    const timer = setInterval(() => void askStop(), askEvery);
    return () => clearInterval(timer);
  }, [isStopped]);
  const title = t(isStopped ? 'stop.title' : 'stop.over');
  const text = t(isStopped ? 'stop.text' : 'hold.kept');
  return (
    <Sheet title={title} onClose={isStopped ? onStop : onGoOn}>
      <img src={sam} width={160} height={160} alt="" />
      <p>
        <output>{text}</output> <ReadAloudButton text={`${title}. ${text}`} />
      </p>
      <div className={styles.actions}>
        {!isStopped && (
          <Button size="lg" ref={takeFocus} onClick={onGoOn}>
            <IconPlayerPlayFilled aria-hidden="true" />
            {t('hold.goOn')}
          </Button>
        )}
        <Button size="lg" look="quiet" onClick={onStop}>
          <IconMap2 aria-hidden="true" />
          {t('round.toMap')}
        </Button>
      </div>
    </Sheet>
  );
}
