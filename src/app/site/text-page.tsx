import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Texts } from '../i18n/texts';
import { ButtonLink } from '../ui/plain/button';
import styles from './text-page.module.css';

type Page = Exclude<keyof Texts['pages'], 'faq'>;

/** One of the public pages of text; which one, the last part of the path says. */
export function Component() {
  const { t } = useTranslation(['pages', 'site']);
  const { pathname } = useLocation();
  const page = pathname.replace(/\/$/, '').split('/').at(-1) as Page;
  return (
    <article className={styles.page}>
      <h1>{t(`pages:${page}.title`)}</h1>
      <p className={styles.lead}>{t(`pages:${page}.one`)}</p>
      <p>{t(`pages:${page}.two`)}</p>
      {page === 'aanvraagformulier' ? null : (
        <ButtonLink to="/site/aanvraagformulier">{t('site:nav.apply')}</ButtonLink>
      )}
    </article>
  );
}
