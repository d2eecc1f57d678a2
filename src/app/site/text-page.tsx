import { useTranslation } from 'react-i18next';
import { LinkButton } from './link-button';
import type { SitePageProps } from './pages';
import styles from './text-page.module.css';

/** Public text page; its name selects the text. */
export function Component({ name }: SitePageProps) {
  const { t } = useTranslation(['pages', 'site']);
  if (name === 'home') throw new Error('site-page-without-text');
  return (
    <article className={styles.page}>
      <h1>{t(`pages:${name}.title`)}</h1>
      <p className={styles.lead}>{t(`pages:${name}.one`)}</p>
      {name === 'faq' ? null : <p>{t(`pages:${name}.two`)}</p>}
      {name === 'aanvraagformulier' ? null : (
        <LinkButton href="/site/aanvraagformulier">{t('site:nav.apply')}</LinkButton>
      )}
    </article>
  );
}
