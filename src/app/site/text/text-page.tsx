import { useTranslation } from 'react-i18next';
import type { SitePageProps } from '../pages';
import { LinkButton } from '../ui/link-button';
import styles from '../ui/text-page.module.css';

/** Public text page; its name selects the text. */
export function Component({ name }: SitePageProps) {
  const { t } = useTranslation(['pages', 'site']);
  if (name !== 'screenshots') throw new Error('site-page-without-text');
  return (
    <article className={styles.page}>
      <h1>{t(`pages:${name}.title`)}</h1>
      <p className={styles.lead}>{t(`pages:${name}.one`)}</p>
      <p>{t(`pages:${name}.two`)}</p>
      <LinkButton href="/site/aanvraagformulier">{t('site:nav.apply')}</LinkButton>
    </article>
  );
}
