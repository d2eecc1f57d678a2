import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

interface Look {
  /** How much it asks for attention; one primary action per page. */
  readonly look?: 'primary' | 'quiet' | 'plain';
  readonly size?: 'md' | 'lg';
  readonly children: ReactNode;
}

const classOf = ({ look = 'primary', size = 'md' }: Omit<Look, 'children'>) =>
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
      className={classOf({ ...(look && { look }), ...(size && { size }) })}
      aria-busy={busy}
      disabled={rest.disabled ?? busy}
    >
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, children, ...rest }: Look & Omit<LinkProps, 'className'>) {
  return (
    <Link {...rest} className={classOf({ ...(look && { look }), ...(size && { size }) })}>
      {children}
    </Link>
  );
}
