import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { Radios, type RadiosProps } from '../ui/radios';
import styles from './forms.module.css';

function Problem({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return text ? (
    <p id={id} className={styles.problem} role="alert">
      {text}
    </p>
  ) : null;
}

interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id' | 'children'> {
  readonly label: string;
  readonly error?: string | undefined;
}

/** Labelled field for several lines. */
export function TextArea({ label, error, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}error` : undefined}
      />
      <Problem id={`${id}error`} text={error} />
    </div>
  );
}

interface ChoicesProps<Choice extends string> extends RadiosProps<Choice> {
  readonly label: string;
  readonly error?: string | undefined;
}

/** One of a few choices, all in view. */
export function Choices<Choice extends string>({ label, error, ...radios }: ChoicesProps<Choice>) {
  const id = useId();
  return (
    <div
      className={styles.choices}
      role="radiogroup"
      aria-labelledby={`${id}label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}error` : undefined}
    >
      <p id={`${id}label`}>{label}</p>
      <div>
        <Radios {...radios} />
      </div>
      <Problem id={`${id}error`} text={error} />
    </div>
  );
}

interface TickProps {
  readonly checked: boolean;
  readonly onTick: (checked: boolean) => void;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Agreement with one sentence. */
export function Tick({ checked, onTick, error, children }: TickProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}error` : undefined}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span>{children}</span>
      </label>
      <Problem id={`${id}error`} text={error} />
    </div>
  );
}
