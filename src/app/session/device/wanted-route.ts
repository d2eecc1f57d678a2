import { storageKeys } from '../../shared/constants';

const isInside = (path: string): boolean =>
  path.startsWith('/') && !path.startsWith('//') && !path.startsWith('/auth/') && path !== '/auth';

/** Stores the path of a person whose session ended; never a path of the sign-in area. */
export function saveWantedRoute(path: string): void {
  if (!isInside(path)) return;
  try {
    sessionStorage.setItem(storageKeys.wantedRoute, path);
  } catch {
    // Without storage the person goes to the landing page of the role.
  }
}

export function clearWantedRoute(): void {
  try {
    sessionStorage.removeItem(storageKeys.wantedRoute);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Returns the stored path and removes it. */
export function popWantedRoute(): string | null {
  try {
    const path = sessionStorage.getItem(storageKeys.wantedRoute);
    clearWantedRoute();
    return path !== null && isInside(path) ? path : null;
  } catch {
    return null;
  }
}
