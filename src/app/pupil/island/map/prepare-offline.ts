import { savesData } from '../../round/stage/prefetch-game';
import { pageOutbox } from '../../sync/page-outbox';
import { roundsOfTask, type Stop } from './stops/stops';

/** Number of games to cache: those of the first tasks. */
const gamesAhead = 3;
/** Delay that keeps the network free for the map and for what the child opens first, ms. */
const restBefore = 3000;

let preparing: Promise<void> = Promise.resolve();

async function prepare(pupilId: string, stops: readonly Stop[]): Promise<void> {
  await new Promise((rest) => setTimeout(rest, restBefore));
  const [{ cacheGame, cacheShell }, { prefetchRounds }] = await Promise.all([
    import('../../sync/service-worker/register-worker'),
    import('../../sync/prefetched-rounds/prefetch-rounds'),
  ]);
  // Prefetched rounds help even without the worker: the network may fail while the page is open.
  const pages = cacheShell().then(
    () => true,
    () => false,
  );
  const open = stops.filter(({ done }) => !done);
  const tasks = open.map(({ task, game }) => roundsOfTask(task, game));
  await prefetchRounds(await pageOutbox(), pupilId, tasks, Date.now());
  if (savesData() || !(await pages)) return;
  for (const { game } of open.slice(0, gamesAhead)) await cacheGame(game.id);
}

/**
 * Prepares the island for use without a network: caches its pages and the next games, and prefetches rounds.
 * Continues in the background on other screens; a failed step runs again the next time the map opens.
 */
export function prepareOffline(pupilId: string, stops: readonly Stop[]): void {
  preparing = preparing.then(() => prepare(pupilId, stops)).catch(() => undefined);
}
