import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, Outlet } from 'react-router';
import { brand } from '../brand';
import { homePath, loginPath } from '../constants';
import { BrandMark } from '../ui/plain/brand-mark';
import { Button, ButtonLink } from '../ui/plain/button';
import { Preferences } from '../ui/plain/preferences';
import { SkipLink } from '../ui/plain/skip-link';
import { scrollToElement } from '../ui/scroll';
import styles from './site-layout.module.css';

const over = (page: string) => `/site/over${brand.slug}/${page}`;

/** Around the public pages: brand, where to go, sign in; and all pages by name at the foot. */
export function Component() {
  const { t } = useTranslation(['site', 'common']);
  const top = useRef<HTMLElement>(null);
  const name = { brand: t('common:brand') };
  const main = [
    { label: t('nav.adaptief'), path: over('adaptief') },
    { label: t('nav.didactiek'), path: over('didactiek') },
    { label: t('nav.voortgang'), path: over('voortgang') },
    { label: t('nav.prijzen'), path: '/site/prijzen' },
    { label: t('nav.faq'), path: '/site/faq' },
    { label: t('nav.contact'), path: '/site/contact' },
  ];
  return (
    <div className={styles.page}>
      <SkipLink />
      <header ref={top} className={styles.header}>
        <Link to={homePath} className={styles.brand}>
          <BrandMark size={44} />
          {name.brand}
        </Link>
        <nav className={styles.nav} aria-label={t('nav.label', name)}>
          {main.map(({ label, path }) => (
            <NavLink key={path} to={path}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.tools}>
          <Preferences />
          <ButtonLink to={loginPath}>{t('common:action.signIn')}</ButtonLink>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <nav aria-label={t('nav.more', name)}>
          {[
            { label: t('nav.home'), path: homePath },
            ...main,
            { label: t('nav.apply'), path: '/site/aanvraagformulier' },
          ].map(({ label, path }) => (
            <Link key={path} to={path}>
              {label}
            </Link>
          ))}
        </nav>
        <p>{t('footer.privacy')}</p>
        <Button
          look="plain"
          onClick={() => {
            if (!top.current) return;
            scrollToElement(top.current);
            top.current.querySelector('a')?.focus({ preventScroll: true });
          }}
        >
          {t('footer.toTop')}
        </Button>
      </footer>
    </div>
  );
}
