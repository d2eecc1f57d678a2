import cheering from '@assets/site/sam-cheer-small.webp?url';
import wondering from '@assets/site/sam-wonders-small.webp?url';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import styles from './task-card.module.css';

/** Offers a new pupil the start test, which finds the pupil's level. */
export function StartCard({ path, isMain }: { readonly path: string; readonly isMain: boolean }) {
  const { t } = useTranslation('pupil');
  return (
    <li className={styles.task} data-required={isMain} data-main={isMain ? true : undefined}>
      <Link to={path} aria-label={`${t('start.title')}. ${t('start.what')}`}>
        <span className={styles.place}>
          <img className={styles.landmark} src={cheering} alt="" />
          <span className={styles.go}>
            <IconPlayerPlayFilled aria-hidden="true" />
          </span>
        </span>
        <span className={styles.words}>
          {/* Beside the first game its ear says the rest. */}
          {isMain && <small>{t('start.what')}</small>}
          <b>{t('start.title')}</b>
        </span>
      </Link>
      <ReadAloudButton text={`${t('start.title')}. ${t('start.what')}`} />
    </li>
  );
}

/** Explains why nothing can be played: the school has no licence. */
export function SamSays() {
  const { t } = useTranslation('pupil');
  const [title, text] = [t('trouble.licence.title'), t('trouble.licence.text')];
  return (
    <div className={styles.samSays} data-sam-says>
      <img src={wondering} width={72} height={72} alt="" />
      <p>
        <b>{title}</b> {text}
      </p>
      <ReadAloudButton text={`${title} ${text}`} />
    </div>
  );
}
