import { StartError } from '../../../../shared/start-error';
import { DatabaseUnavailable } from '../../database-unavailable';
import { EngineBroken, storageFault } from '../storage/storage-faults';
import type { Engine } from './engine';
import type { WorkerEngine } from './worker-engine';

/** Where the database takes its engine from, each time a connection is asked for. */
export interface EngineSource {
  /** @throws DatabaseUnavailable while it cannot be opened */
  current(): Promise<Engine>;
  close(): Promise<void>;
}

export const always = (engine: Engine): EngineSource => ({
  current: async () => engine,
  close: () => engine.close(),
});

/** After an opening that failed, ms in which the next is not tried: each takes about a second. */
const pauseBetween = 2000;

/** The engine can come back by itself: the rows it acknowledged are on the disk. */
const mayComeBack = (error: Error): boolean =>
  error instanceof EngineBroken && (error.reason === 'disk-full' || error.reason === 'read-only');

const lastSentence = (error: Error): Error =>
  error instanceof EngineBroken && error.reason === 'io-failure'
    ? new StartError(
        'The drive of the database reports errors, so the server has stopped; every answer that was acknowledged before is stored. Check the drive, and start again or restore a backup with `npm run restore`.',
      )
    : error;

/**
 * Opens the database anew when a full or read-only drive ended its engine.
 * @param clock ms, only ever forward
 */
export async function revivingEngine(
  open: () => Promise<WorkerEngine>,
  clock: () => number = () => performance.now(),
): Promise<EngineSource & { readonly lost: Promise<Error> }> {
  let tellLost: (error: Error) => void = () => {};
  const lost = new Promise<Error>((resolve) => {
    tellLost = resolve;
  });
  let engine: WorkerEngine | undefined;
  let unavailable: DatabaseUnavailable | undefined;
  let tryAgainAt = 0;
  let opening: Promise<Engine> | undefined;

  const noteFailure = (error: unknown) => {
    unavailable = new DatabaseUnavailable(storageFault(error) ?? 'io-failure', { cause: error });
    tryAgainAt = clock() + pauseBetween;
  };
  const openNow = async (): Promise<Engine> => {
    const opened = await open();
    engine = opened;
    void opened.lost.then((error) => {
      if (!mayComeBack(error)) tellLost(lastSentence(error));
      if (engine === opened) engine = undefined;
    });
    return opened;
  };
  const reopen = async () => {
    if (clock() < tryAgainAt && unavailable) throw unavailable;
    try {
      return await openNow();
    } catch (error) {
      noteFailure(error);
      throw unavailable ?? error;
    }
  };

  await openNow();
  return {
    lost,
    async current() {
      if (engine) return engine;
      opening ??= reopen().finally(() => {
        opening = undefined;
      });
      return opening;
    },
    async close() {
      await opening?.catch(() => {});
      await engine?.close();
    },
  };
}
