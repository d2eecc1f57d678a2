import harbourLarge from '@assets/site/harbour-large.webp?url';
import harbourSmall from '@assets/site/harbour-small.webp?url';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router';
import { flushOutbox } from '../pupil/sync/flush-outbox';
import { homePath } from '../shared/constants';
import { BrandMark } from '../ui/page/brand-mark';
import { Preferences } from '../ui/page/preferences';
import styles from './auth-layout.module.css';

/** Layout of the sign-in pages: the harbour of the island, with a card on it. */
export function Component() {
  const { t } = useTranslation(['auth', 'common']);
  const [overdue, setOverdue] = useState(0);
  useEffect(() => flushOutbox(setOverdue), []);
  return (
    <div className={styles.place}>
      <picture className={styles.scene}>
        <source media="(max-width: 959px)" srcSet={harbourSmall} />
        <img src={harbourLarge} alt="" width={1920} height={1080} fetchPriority="high" />
      </picture>
      <header className={styles.header}>
        <Link
          to={homePath}
          reloadDocument
          className={styles.brand}
          aria-label={t('toSite', { brand: t('common:brand') })}
        >
          <BrandMark size={44} />
          <span>{t('common:brand')}</span>
        </Link>
        <Preferences />
      </header>
      <main className={styles.main}>
        {overdue > 0 && <output className={styles.note}>{t('overdue', { count: overdue })}</output>}
        <Outlet />
      </main>
    </div>
  );
}
