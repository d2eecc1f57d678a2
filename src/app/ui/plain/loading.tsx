import { useTranslation } from 'react-i18next';
import styles from './loading.module.css';

/** Stands in for a whole page that is on its way; shows itself only when that takes a while. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <output className={styles.place}>
      <span className={styles.wave} aria-hidden="true" />
      <span className="unseen">{t('loading')}</span>
    </output>
  );
}
