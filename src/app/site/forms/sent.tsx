import cheer from '@assets/site/sam-cheer-small.webp?url';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './forms.module.css';

/** Thanks in place of a form that was sent; a screen reader is taken there. */
export function Sent({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <img src={cheer} alt="" width={125} height={130} />
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </div>
  );
}
