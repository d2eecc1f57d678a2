import { savesData } from '../../round/stage/prefetch-game';
import { pageOutbox } from '../../sync/page-outbox';
import { roundsOfTask, type Stop } from './stops/stops';

/** Number of games to cache: those of the first tasks. */
const gamesAhead = 3;
/** Delay before the first round, which is one small reply: a network can fail a second after the map, ms. */
const restBeforeFirst = 300;
/** Further delay that keeps the network free for the map and for what the child opens first, ms. */
const restBeforeOthers = 2700;

const rest = (ms: number) => new Promise((over) => setTimeout(over, ms));

let preparing: Promise<void> = Promise.resolve();

async function prepare(pupilId: string, stops: readonly Stop[]): Promise<void> {
  const open = stops.filter(({ done }) => !done);
  const tasks = open.map(({ task, game }) => roundsOfTask(task, game));
  await rest(restBeforeFirst);
  const { prefetchRounds, roundsAhead } = await import('../../sync/prefetched-rounds/prefetch-rounds');
  const outbox = await pageOutbox();
  // The whole preparation below tries a failed first round once more.
  await prefetchRounds(outbox, pupilId, tasks, Date.now(), roundsAhead.first).catch(() => undefined);
  await rest(restBeforeOthers);
  const { cacheGame, cacheShell } = await import('../../sync/service-worker/register-worker');
  // Prefetched rounds help even without the worker: the network may fail while the page is open.
  const pages = cacheShell().then(
    () => true,
    () => false,
  );
  await prefetchRounds(outbox, pupilId, tasks, Date.now());
  if (savesData() || !(await pages)) return;
  for (const { game } of open.slice(0, gamesAhead)) await cacheGame(game.id);
}

/**
 * Prepares the island for use without a network: prefetches a first round at once, and later more rounds, the pages and
 * the next games. Continues in the background on other screens; a failed step runs again the next time the map opens.
 */
export function prepareOffline(pupilId: string, stops: readonly Stop[]): void {
  preparing = preparing.then(() => prepare(pupilId, stops)).catch(() => undefined);
}
