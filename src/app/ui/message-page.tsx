import type { ReactNode } from 'react';
import styles from './message-page.module.css';

/** Not a button: a child that is pressing keys must not choose by it. */
const focusOn = (title: HTMLElement | null) => title?.focus();

/** A page that is one message: what is the matter, and what to do. */
export function MessagePage({
  title,
  text,
  as: Element = 'main',
  picture,
  urgent = false,
  children,
}: {
  readonly title: string;
  readonly text: string;
  /** `div` where the page already has its main part. */
  readonly as?: 'main' | 'div';
  readonly picture?: ReactNode;
  /** It came by itself, in the place of something else: it is announced and takes the focus. */
  readonly urgent?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Element className={styles.page}>
      {picture}
      {urgent ? (
        <div role="alert" className={styles.said}>
          <h1 ref={focusOn} tabIndex={-1}>
            {title}
          </h1>
          <p>{text}</p>
        </div>
      ) : (
        <>
          <h1>{title}</h1>
          <p>{text}</p>
        </>
      )}
      <div className={styles.actions}>{children}</div>
    </Element>
  );
}
