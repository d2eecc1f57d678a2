import type { AnchorHTMLAttributes } from 'react';
import { buttonClass, type Look } from '../../ui/plain/button';

/** Link to another document that looks like a button; paper goes without. */
export function LinkButton({
  look,
  size,
  children,
  ...rest
}: Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>) {
  return (
    <a {...rest} data-no-print className={buttonClass({ ...(look && { look }), ...(size && { size }) })}>
      {children}
    </a>
  );
}
