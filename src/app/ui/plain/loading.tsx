import { useTranslation } from 'react-i18next';
import styles from './loading.module.css';

/** Placeholder of a page that loads; appears only after a delay. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <output className={styles.place}>
      <span className={styles.wave} aria-hidden="true" />
      <span className="unseen">{t('loading')}</span>
    </output>
  );
}
