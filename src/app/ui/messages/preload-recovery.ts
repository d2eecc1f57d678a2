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

/** Build that the server serves instead of this one, asked when a chunk failed to load; null when it is the same. */
let newBuild: Promise<string | null> = Promise.resolve(null);

async function askForNewBuild(): Promise<string | null> {
  if (!navigator.onLine) return null;
  const served = await servedBuild();
  return served === pageSetting('build') ? null : served;
}

/** True when the last chunk that failed to load did so because the server has a new version. */
export const isNewVersion = async (): Promise<boolean> => (await newBuild) !== null;

/** Returns the build to reload for: newer, not tried before, and nothing to lose on this page. */
async function buildToReloadFor(): Promise<string | null> {
  const served = await newBuild;
  if (served === null || isUnloadGuarded()) return null;
  return sessionStorage.getItem(storageKeys.reloadedFor) === served ? null : served;
}

/**
 * Reloads the page once per build when a chunk fails to load after a deployment. In all other cases the error
 * boundary of the area takes over.
 */
export function recoverFromPreloadErrors(): void {
  window.addEventListener('vite:preloadError', () => {
    newBuild = askForNewBuild();
    void buildToReloadFor().then((build) => {
      if (build === null) return;
      sessionStorage.setItem(storageKeys.reloadedFor, build);
      location.reload();
    });
  });
}
