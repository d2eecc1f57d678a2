import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
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
  const { ref, height } = useElementSize<HTMLElement>();
  useEffect(() => {
    // What is said at the foot of the screen stands over the bar, not before it.
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
