import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  /** Wider, for choosing among pictures or among the names of a class. */
  readonly wide?: 'pictures' | 'names';
  readonly children: ReactNode;
}

/** The card on which one signs in. */
export function Card({ wide, children }: CardProps) {
  return (
    <section className={styles.card} data-wide={wide}>
      {children}
    </section>
  );
}
