import { pageOutbox } from '../page-outbox';
import { savesData } from './prefetch-game';
import { roundsOfTask, type Stop } from './stops';

/** Games kept ahead: those of the first tasks. */
const gamesAhead = 3;
/** The map comes first, and whatever a child taps at once, ms. */
const restBefore = 3000;

let preparing: Promise<void> = Promise.resolve();

async function prepare(pupilId: string, stops: readonly Stop[]): Promise<void> {
  await new Promise((rest) => setTimeout(rest, restBefore));
  const [{ keepGame, keepIsland }, { fetchSpares }] = await Promise.all([
    import('../offline/worker-on-page'),
    import('../offline/fetch-spares'),
  ]);
  // Rounds are worth having without the worker too: the network may go while the page stands.
  const pages = keepIsland().then(
    () => true,
    () => false,
  );
  const open = stops.filter(({ done }) => !done);
  const tasks = open.map(({ task, game }) => roundsOfTask(task, game));
  await fetchSpares(await pageOutbox(), pupilId, tasks, Date.now());
  if (savesData() || !(await pages)) return;
  for (const { game } of open.slice(0, gamesAhead)) await keepGame(game.id);
}

/**
 * Makes the island ready for a moment without a network: its pages, the next games and some rounds. Goes on behind
 * whatever screen comes next; what fails is tried again when the map is shown again.
 */
export function prepareOffline(pupilId: string, stops: readonly Stop[]): void {
  preparing = preparing.then(() => prepare(pupilId, stops)).catch(() => undefined);
}
