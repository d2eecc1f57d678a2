import { Link, type LinkProps } from 'react-router';
import { buttonClass, type Look } from './button';

/** Link that looks like a button. */
export function ButtonLink({ look, size, children, ...rest }: Look & Omit<LinkProps, 'className'>) {
  return (
    <Link {...rest} className={buttonClass({ ...(look && { look }), ...(size && { size }) })}>
      {children}
    </Link>
  );
}
