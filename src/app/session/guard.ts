import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { Role } from '@/contract/route';
import { ApiError } from '../api/api-error';
import { loginPath } from '../shared/constants';
import { loadProfile } from './profile';
import type { User } from './session';

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  // The router hides the fragment; on the first page it is in the address bar.
  return pathname + search + (location.pathname === pathname ? location.hash : '');
};

/**
 * Creates the loader of a signed-in area: admits these roles and redirects everyone else to the sign-in page.
 * @param isOwn whether the address belongs to the person; another's answers as if it did not exist
 */
export function guard(
  roles: readonly Role[],
  isOwn: (user: User, params: LoaderFunctionArgs['params']) => boolean = () => true,
) {
  return async ({ request, params }: LoaderFunctionArgs): Promise<User> => {
    const user = await loadProfile(pathOf(request.url)).catch((error: unknown) => {
      if (error instanceof ApiError && (error.status === 401 || error.status === 403))
        throw redirect(loginPath);
      throw error;
    });
    if (!roles.includes(user.role)) throw redirect(loginPath);
    if (!isOwn(user, params)) throw new Response(null, { status: 404 });
    return user;
  };
}
