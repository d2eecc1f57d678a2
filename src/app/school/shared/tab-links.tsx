import { Link } from 'react-router';
import scroll from '../../ui/page/side-scroll.module.css';
import { useInSight } from '../../ui/page/use-in-sight';
import styles from './tab-links.module.css';

export interface TabLink {
  readonly label: string;
  readonly path: string;
  readonly isCurrent: boolean;
}

interface TabLinksProps {
  /** Accessible name of the row. */
  readonly label: string;
  readonly tabs: readonly TabLink[];
  /** Below the tabs of a whole page: smaller. */
  readonly isWithin?: boolean;
}

/** Tabs of a page. Each has its own address, so that it can be opened, bookmarked and shared like any link. */
export function TabLinks({ label, tabs, isWithin = false }: TabLinksProps) {
  const current = tabs.find(({ isCurrent }) => isCurrent)?.path ?? '';
  const ref = useInSight<HTMLElement>(current, '[aria-current]');
  return (
    <nav
      ref={ref}
      aria-label={label}
      className={`${scroll.row} ${isWithin ? styles.within : styles.tabs}`}
      data-no-print
    >
      {tabs.map((tab) => (
        <Link
          key={tab.path}
          to={tab.path}
          className={styles.tab}
          preventScrollReset
          {...(tab.isCurrent && { 'aria-current': 'page' as const })}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
