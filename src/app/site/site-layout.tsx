import { Outlet } from 'react-router';

/** Around the public pages. */
export function Component() {
  return <Outlet />;
}
