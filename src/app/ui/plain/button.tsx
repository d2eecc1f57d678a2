import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';

export interface Look {
  /** Visual weight; one primary action per page. */
  readonly look?: 'primary' | 'quiet' | 'plain';
  readonly size?: 'md' | 'lg';
  readonly children: ReactNode;
}

/** Returns the class for elements that look like a button. */
export const buttonClass = ({ look = 'primary', size = 'md' }: Omit<Look, 'children'>) =>
  `${styles.button} ${styles[look]} ${styles[size]}`;

/** Button for pages without Mantine. */
export function Button({
  look,
  size,
  busy = false,
  type = 'button',
  children,
  ...rest
}: Look & { readonly busy?: boolean; readonly ref?: Ref<HTMLButtonElement> | undefined } & Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'className'
  >) {
  return (
    <button
      {...rest}
      // The lint rule wants a literal type; this one is typed as one of HTML's three.
      type={type}
      className={buttonClass({ ...(look && { look }), ...(size && { size }) })}
      aria-busy={busy}
      disabled={rest.disabled ?? busy}
    >
      {children}
    </button>
  );
}
