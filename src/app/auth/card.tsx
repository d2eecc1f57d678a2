import type { ReactNode } from 'react';
import styles from './card.module.css';

/** The card on which one signs in; `wide` for choosing among pictures. */
export function Card({ wide = false, children }: { readonly wide?: boolean; readonly children: ReactNode }) {
  return <section className={`${styles.card} ${wide ? styles.wide : ''}`}>{children}</section>;
}
