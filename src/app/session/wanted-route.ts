import { storageKeys } from '../constants';

const isInside = (path: string): boolean =>
  path.startsWith('/') && !path.startsWith('//') && !path.startsWith('/auth/') && path !== '/auth';

/** Keeps the path a person was on when the session ended; paths of the sign-in area are never kept. */
export function saveWantedRoute(path: string): void {
  if (!isInside(path)) return;
  try {
    sessionStorage.setItem(storageKeys.wantedRoute, path);
  } catch {
    // Without storage the person lands where the role lands.
  }
}

export function clearWantedRoute(): void {
  try {
    sessionStorage.removeItem(storageKeys.wantedRoute);
  } catch {
    // Nothing was kept either.
  }
}

/** The kept path, removed by taking it, so that it is gone before anyone goes there. */
export function takeWantedRoute(): string | null {
  try {
    const path = sessionStorage.getItem(storageKeys.wantedRoute);
    clearWantedRoute();
    return path !== null && isInside(path) ? path : null;
  } catch {
    return null;
  }
}
