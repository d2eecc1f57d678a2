import { type ReactNode, useEffect, useRef } from 'react';
import styles from './card.module.css';

interface CardProps {
  /** Wider, for choosing among pictures or among the names of a class. */
  readonly wide?: 'pictures' | 'names';
  readonly children: ReactNode;
}

/** The card on which one signs in. Where it takes the place of another, keyboard and screen reader go on at its heading. */
export function Card({ wide, children }: CardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // What was pressed went with the card before it, unless nothing was pressed yet: then this is the first.
    if (!navigator.userActivation?.hasBeenActive || document.activeElement !== document.body) return;
    card.current?.querySelector('h1')?.focus();
  }, []);
  return (
    <section className={styles.card} data-wide={wide} ref={card}>
      {children}
    </section>
  );
}
