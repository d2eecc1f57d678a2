import sam from '@assets/site/sam-cheer-small.webp?url';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/plain/button';
import styles from './playable-sum.module.css';

/** Invitation to play a sum; the player loads after the tap. */
export function SumStart({
  onStart,
  busy = false,
}: {
  readonly onStart?: () => void;
  readonly busy?: boolean;
}) {
  const { t } = useTranslation('site');
  return (
    <div className={styles.card}>
      <img src={sam} alt="" width={125} height={130} className={styles.sam} />
      <p className={styles.intro}>{t('sum.intro')}</p>
      <Button size="lg" busy={busy} onClick={onStart}>
        {t('home.try')}
      </Button>
    </div>
  );
}
