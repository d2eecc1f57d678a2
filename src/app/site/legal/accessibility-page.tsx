import { useTranslation } from 'react-i18next';
import { LinkButton } from '../ui/link-button';
import styles from '../ui/text-page.module.css';
import { tested } from './accessibility.gen';

const parts = ['aim', 'tests', 'games', 'known', 'tell'] as const;

/** Accessibility statement, whose figures come from the tests. */
export function Component() {
  const { t } = useTranslation('legal');
  return (
    <article className={styles.page}>
      <h1>{t('toegankelijkheid.title')}</h1>
      <p className={styles.lead}>{t('toegankelijkheid.lead')}</p>
      {parts.map((part) => (
        <section key={part}>
          <h2>{t(`toegankelijkheid.${part}.title`)}</h2>
          <p>{t(`toegankelijkheid.${part}.text`, tested)}</p>
        </section>
      ))}
      <LinkButton href="/site/contact">{t('toegankelijkheid.tell.link')}</LinkButton>
    </article>
  );
}
