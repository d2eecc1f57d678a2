import type { ReactNode } from 'react';
import styles from './message-page.module.css';

/** Focuses the page and not a button, so that a child who is typing does not press it by accident. */
const focusOn = (title: HTMLElement | null) => title?.focus();

/** Page with one message: what happened and what to do. */
export function MessagePage({
  title,
  text,
  as: Element = 'main',
  picture,
  urgent = false,
  forChild = false,
  children,
}: {
  readonly title: string;
  readonly text: string;
  /** `div` where the page already has a `main`. */
  readonly as?: 'main' | 'div';
  readonly picture?: ReactNode;
  /** Replaced another screen by itself: it is announced and focused. */
  readonly urgent?: boolean;
  /** Written in the letters of the children's screens. */
  readonly forChild?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Element className={styles.page} data-child={forChild}>
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
