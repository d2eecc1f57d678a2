import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../ui/page/brand-mark';
import { scrollToElement } from '../../ui/page/scroll';
import { Button } from '../../ui/plain/button';
import { legalLinks, linkGroups, type SiteLink } from './links';
import styles from './site-layout.module.css';

/** Foot of the public pages: every page by subject, and what there is to know for certain. */
export function SiteFooter({
  path,
  top,
}: {
  readonly path: string;
  /** The header, to go back to. */
  readonly top: RefObject<HTMLElement | null>;
}) {
  const { t } = useTranslation(['site', 'common']);
  const name = { brand: t('common:brand') };
  const link = ({ name: key, path: href }: SiteLink) => (
    <li key={href}>
      <a href={href} aria-current={href === path ? 'page' : undefined}>
        {t(`nav.${key}`)}
      </a>
    </li>
  );
  return (
    <footer className={styles.footer}>
      <nav className={styles.groups} aria-label={t('nav.more', name)}>
        <div>
          <p className={styles.sign}>
            <BrandMark size={36} /> {name.brand}
          </p>
          <p>{t('footer.privacy')}</p>
        </div>
        {linkGroups.map(({ name: group, links }) => (
          <section key={group} aria-labelledby={`footer-${group}`}>
            <h2 id={`footer-${group}`}>{t(`footer.groups.${group}`)}</h2>
            <ul>{links.map(link)}</ul>
          </section>
        ))}
      </nav>
      <div className={styles.legal}>
        <ul>{legalLinks.map(link)}</ul>
        <div className={styles.top}>
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
        </div>
      </div>
    </footer>
  );
}
