import { Outlet } from 'react-router';
import { useUser } from '../session/session';
import { useScan } from './scan/use-scan';

/** Around the children's screens; empty as soon as nobody is signed in. */
export function Component() {
  useScan();
  return useUser() ? <Outlet /> : null;
}
