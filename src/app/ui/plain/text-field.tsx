import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'size'> {
  readonly label: string;
  /** Error message. */
  readonly error?: string | undefined;
  /** Help text. */
  readonly hint?: string | undefined;
  readonly size?: 'md' | 'lg';
  /** Element at the end of the field, such as a button that shows a password. */
  readonly end?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Labelled text field for pages without Mantine. */
export function TextField({ label, error, hint, size = 'md', end, ...input }: TextFieldProps) {
  const id = useId();
  const said = [error && `${id}error`, hint && `${id}hint`].filter(Boolean).join(' ');
  return (
    <div className={`${styles.field} ${styles[size]}`}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={said || undefined}
          data-with-end={end ? true : undefined}
        />
        {end}
      </div>
      {hint ? (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}error`} className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
