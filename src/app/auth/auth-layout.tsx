import { Outlet } from 'react-router';

/** Around the pages for signing in. */
export function Component() {
  return <Outlet />;
}
