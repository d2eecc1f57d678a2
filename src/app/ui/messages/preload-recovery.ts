import { storageKeys } from '../../shared/constants';
import { pageSetting } from '../../shared/page-setting';
import { isUnloadGuarded } from '../forms/unload-guard';

/** True for the error of a chunk that could not be loaded, in the wording of each browser. */
export const isPreloadError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message);

/** Returns the build that the server serves; null when it does not tell. */
async function servedBuild(): Promise<string | null> {
  try {
    const response = await fetch('/version', { cache: 'no-store' });
    const { build }: { build?: string } = await response.json();
    return response.ok && build ? build : null;
  } catch {
    return null;
  }
}

/** Returns the build to reload for: online, newer, not tried before, and nothing to lose on this page. */
async function buildToReloadFor(): Promise<string | null> {
  if (!navigator.onLine || isUnloadGuarded()) return null;
  const served = await servedBuild();
  if (served === null || served === pageSetting('build')) return null;
  return sessionStorage.getItem(storageKeys.reloadedFor) === served ? null : served;
}

/**
 * Reloads the page once per build when a chunk fails to load after a deployment. In all other cases the error
 * boundary of the area takes over.
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
