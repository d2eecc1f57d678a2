import type { ReactNode } from 'react';
import styles from './notice.module.css';

const signs = { again: '!', hint: 'i', right: '✓' } as const;

/** Short message in the page: a warning, information or success. */
export function Notice({
  kind,
  children,
}: {
  readonly kind: keyof typeof signs;
  readonly children: ReactNode;
}) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={kind === 'again' ? 'alert' : undefined}>
      <span className={styles.sign} aria-hidden="true">
        {signs[kind]}
      </span>
      <div>{children}</div>
    </div>
  );
}
