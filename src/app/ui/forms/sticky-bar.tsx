import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import styles from './sticky-bar.module.css';

interface StickyBarProps {
  /** Accessible name of the bar. */
  readonly label: string;
  /** Content above the bar, such as an error. */
  readonly above?: ReactNode;
  /** Hides the bar and keeps the content above it. */
  readonly children?: ReactNode;
}

/** Bar with actions, fixed at the foot of a long page. */
export function StickyBar({ label, above, children }: StickyBarProps) {
  const { ref, height } = useElementSize<HTMLElement>();
  useEffect(() => {
    // Notifications move above the bar.
    const root = document.documentElement.style;
    root.setProperty('--sticky-bar', `${height}px`);
    return () => void root.removeProperty('--sticky-bar');
  }, [height]);
  return (
    <section ref={ref} className={styles.sticky} aria-label={label}>
      {above ? <div className={styles.above}>{above}</div> : null}
      {children ? <div className={styles.bar}>{children}</div> : null}
    </section>
  );
}
