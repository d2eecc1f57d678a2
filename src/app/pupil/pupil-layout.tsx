import { Outlet } from 'react-router';
import { useUser } from '../session/session';

/** Around the children's screens; empty as soon as nobody is signed in. */
export function Component() {
  return useUser() ? <Outlet /> : null;
}
