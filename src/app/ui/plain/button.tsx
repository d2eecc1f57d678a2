import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';

export interface Look {
  /** How much it asks for attention; one primary action per page. */
  readonly look?: 'primary' | 'quiet' | 'plain';
  readonly size?: 'md' | 'lg';
  readonly children: ReactNode;
}

/** For what looks like a button but is none. */
export const buttonClass = ({ look = 'primary', size = 'md' }: Omit<Look, 'children'>) =>
  `${styles.button} ${styles[look]} ${styles[size]}`;

/** A button for pages without Mantine. */
export function Button({
  look,
  size,
  busy = false,
  type = 'button',
  children,
  ...rest
}: Look & { readonly busy?: boolean } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return (
    <button
      {...rest}
      // The type is one of the three that HTML knows, by its own type.
      type={type}
      className={buttonClass({ ...(look && { look }), ...(size && { size }) })}
      aria-busy={busy}
      disabled={rest.disabled ?? busy}
    >
      {children}
    </button>
  );
}
