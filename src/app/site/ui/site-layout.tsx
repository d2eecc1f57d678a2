import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/contract/brand';
import { homePath, loginPath } from '../../shared/constants';
import { BrandMark } from '../../ui/page/brand-mark';
import { Preferences } from '../../ui/page/preferences';
import { scrollToElement } from '../../ui/page/scroll';
import { SkipLink } from '../../ui/page/skip-link';
import { Button } from '../../ui/plain/button';
import { LinkButton } from './link-button';
import styles from './site-layout.module.css';

const over = (page: string) => `/site/over${brand.slug}/${page}`;

/** Layout of the public pages: brand, navigation and sign-in at the top, all pages at the foot. */
export function SiteLayout({
  path,
  children,
}: {
  /** Path of the current page. */
  readonly path: string;
  readonly children: ReactNode;
}) {
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
        <a href={homePath} className={styles.brand}>
          <BrandMark size={44} />
          {name.brand}
        </a>
        <nav className={styles.nav} aria-label={t('nav.label', name)}>
          {main.map(({ label, path: href }) => (
            <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <div className={styles.tools}>
          <Preferences />
          <LinkButton href={loginPath}>{t('common:action.signIn')}</LinkButton>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <nav aria-label={t('nav.more', name)}>
          {[
            { label: t('nav.home'), path: homePath },
            ...main,
            { label: t('nav.apply'), path: '/site/aanvraagformulier' },
          ].map(({ label, path: href }) => (
            <a key={href} href={href}>
              {label}
            </a>
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
