import type { ReactNode } from 'react';
import styles from './form.module.css';

interface FormProps {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form of these pages: what lacks is said by the page itself, in its language, not by the browser. */
export function Form({ onSubmit, children }: FormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
