import type { ReactNode } from 'react';
import styles from './message-page.module.css';

/** A page that is one message: what is the matter, and what to do. */
export function MessagePage({
  title,
  text,
  as: Element = 'main',
  picture,
  children,
}: {
  readonly title: string;
  readonly text: string;
  /** `div` where the page already has its main part. */
  readonly as?: 'main' | 'div';
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Element className={styles.page}>
      {picture}
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </Element>
  );
}
