import { type ReactNode, useEffect, useRef } from 'react';
import styles from './card.module.css';

interface CardProps {
  /** Wider, for a choice of pictures or names. */
  readonly wide?: 'pictures' | 'names';
  /** Set in the typeface of children. */
  readonly forChild?: boolean;
  readonly children: ReactNode;
}

/** Card of the sign-in pages. A card that replaces another moves the focus to its heading. */
export function Card({ wide, forChild, children }: CardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // The focused button disappeared with the previous card. Nothing had the focus before the first card.
    if (!navigator.userActivation?.hasBeenActive || document.activeElement !== document.body) return;
    card.current?.querySelector('h1')?.focus();
  }, []);
  return (
    <section className={styles.card} data-wide={wide} data-child={forChild || undefined} ref={card}>
      {children}
    </section>
  );
}
