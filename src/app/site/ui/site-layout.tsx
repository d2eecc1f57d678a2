import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { homePath, loginPath } from '../../shared/constants';
import { BrandMark } from '../../ui/page/brand-mark';
import { Preferences } from '../../ui/page/preferences';
import { SkipLink } from '../../ui/page/skip-link';
import { LinkButton } from './link-button';
import { allLinks, mainLinks, type SiteLink } from './links';
import { SiteFooter } from './site-footer';
import styles from './site-layout.module.css';

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
  const link = ({ name: key, path: href }: SiteLink) => (
    <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
      {t(`nav.${key}`)}
    </a>
  );
  return (
    <div className={styles.page}>
      <SkipLink />
      <header ref={top} className={styles.header}>
        <a href={homePath} className={styles.brand}>
          <BrandMark size={44} />
          {name.brand}
        </a>
        <nav className={styles.nav} aria-label={t('nav.label', name)}>
          {mainLinks.map(link)}
        </nav>
        <div className={styles.tools}>
          <div className={styles.preferences}>
            <Preferences />
          </div>
          <LinkButton href={loginPath}>{t('common:action.signIn')}</LinkButton>
          {/* Opens without scripts. */}
          <details className={styles.menu}>
            <summary>{t('nav.menu')}</summary>
            <nav aria-label={t('nav.menu')}>
              {allLinks.map(link)}
              <Preferences />
            </nav>
          </details>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter path={path} top={top} />
    </div>
  );
}
