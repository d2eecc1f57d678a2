import { useTranslation } from 'react-i18next';
import styles from '../ui/text-page.module.css';
import { Operator } from './operator';
import { retention } from './register.gen';

const parts = ['use', 'pay', 'data', 'promise', 'change'] as const;

/** Terms in plain words. */
export function Component() {
  const { t } = useTranslation('legal');
  return (
    <article className={styles.page}>
      <h1>{t('voorwaarden.title')}</h1>
      <p className={styles.lead}>{t('voorwaarden.lead')}</p>
      {parts.map((part) => (
        <section key={part}>
          <h2>{t(`voorwaarden.${part}.title`)}</h2>
          <p>{t(`voorwaarden.${part}.text`, retention)}</p>
        </section>
      ))}
      <Operator />
      <p>{t('updated')}</p>
    </article>
  );
}
