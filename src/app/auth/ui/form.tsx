import type { ReactNode } from 'react';
import styles from './form.module.css';

interface FormProps {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** Form without the browser's validation: the page reports missing input in its own language. */
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
