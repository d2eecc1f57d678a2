import { storageKeys } from '../constants';
import { pageSetting } from '../page-setting';
import { isPageHeld } from './page-holds';

/** True for the error of a view whose file could not be fetched, as the browsers word it. */
export const isPreloadError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message);

/** The build that the server serves now; null when it does not say. */
async function servedBuild(): Promise<string | null> {
  try {
    const response = await fetch('/version', { cache: 'no-store' });
    const { build }: { build?: string } = await response.json();
    return response.ok && build ? build : null;
  } catch {
    return null;
  }
}

/** Whether a failed view is worth a reload: online, a newer build, not yet tried for it, nothing to lose. */
async function buildToReloadFor(): Promise<string | null> {
  if (!navigator.onLine || isPageHeld()) return null;
  const served = await servedBuild();
  if (served === null || served === pageSetting('build')) return null;
  return sessionStorage.getItem(storageKeys.reloadedFor) === served ? null : served;
}

/**
 * When a view of the page fails to load because a new version was deployed, reloads once per build.
 * In every other case the area's error screen says what to do.
 */
export function recoverFromPreloadErrors(): void {
  window.addEventListener('vite:preloadError', () => {
    void buildToReloadFor().then((build) => {
      if (build === null) return;
      sessionStorage.setItem(storageKeys.reloadedFor, build);
      location.reload();
    });
  });
}
