import type { ReactNode } from 'react';
import styles from './sticky-bar.module.css';

interface StickyBarProps {
  /** Names the bar for a screen reader. */
  readonly label: string;
  /** Stands over the bar, such as what went wrong. */
  readonly above?: ReactNode;
  /** Nothing in it: only what stands above is there. */
  readonly children?: ReactNode;
}

/** What can be done with what is on a long page, always in sight at its foot. */
export function StickyBar({ label, above, children }: StickyBarProps) {
  return (
    <section className={styles.sticky} aria-label={label}>
      {above ? <div className={styles.above}>{above}</div> : null}
      {children ? <div className={styles.bar}>{children}</div> : null}
    </section>
  );
}
