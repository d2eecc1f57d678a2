import sam from '@assets/site/sam-cheer-small.webp?url';
import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ReadAloudButton } from '../read-aloud-button';
import styles from './map-page.module.css';

/** The first thing of a new pupil: some sums that find where it stands. */
export function StartCard({ path }: { readonly path: string }) {
  const { t } = useTranslation('pupil');
  return (
    <li className={styles.task} data-required>
      <Link to={path} aria-label={`${t('start.title')}. ${t('start.what')}`}>
        <span className={styles.go}>
          <IconMapPin aria-hidden="true" />
        </span>
        <span className={styles.words}>
          <small>{t('start.what')}</small>
          <b>{t('start.title')}</b>
        </span>
      </Link>
      <ReadAloudButton text={`${t('start.title')}. ${t('start.what')}`} />
    </li>
  );
}

/** The time that the teacher set for a day is over. */
export function DayIsDone() {
  const { t } = useTranslation('pupil');
  const text = `${t('time.title')} ${t('time.text')}`;
  return (
    <div className={styles.dayIsDone}>
      <img src={sam} width={72} height={72} alt="" />
      <p>
        <b>{t('time.title')}</b> {t('time.text')}
      </p>
      <ReadAloudButton text={text} />
    </div>
  );
}
