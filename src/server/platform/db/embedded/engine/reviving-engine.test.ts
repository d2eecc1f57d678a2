import { expect, it } from 'vitest';
import { EngineBroken, type StorageFault } from '../storage/storage-faults';
import { revivingEngine } from './reviving-engine';
import { StatementError, type WorkerEngine } from './worker-engine';

const nothing = { rows: [], affectedRows: 0 };
const engineLostBy = (lost: Promise<Error>): WorkerEngine => ({
  lost,
  run: async () => nothing,
  close: async () => {},
});

/** An engine that a read-only drive ended, and an opening for each of `openings` after it. */
async function endedBy(reason: StorageFault, openings: readonly (() => Promise<WorkerEngine>)[]) {
  const left = [...openings];
  let end: (error: Error) => void = () => {};
  const first = engineLostBy(new Promise((ended) => (end = ended)));
  let now = 0;
  const source = await revivingEngine(
    () => (now === 0 ? Promise.resolve(first) : (left.shift()?.() ?? Promise.reject(new Error('no more')))),
    () => now,
  );
  now = 10_000;
  end(new EngineBroken('ended', reason));
  await Promise.resolve();
  return { source, wait: (ms: number) => (now += ms) };
}

it('says why it cannot be opened again, and opens when it can', async () => {
  const second = engineLostBy(new Promise(() => {}));
  const { source, wait } = await endedBy('read-only', [
    () => Promise.reject(new StatementError({ message: 'open', code: 'EROFS' })),
    () => Promise.reject(new StatementError({ message: 'could not write', code: '53100' })),
    async () => second,
  ]);
  await expect(source.current()).rejects.toMatchObject({ reason: 'read-only' });
  wait(3000);
  await expect(source.current()).rejects.toMatchObject({ reason: 'disk-full' });
  // Not yet: an opening takes a second, and calls come all the time.
  await expect(source.current()).rejects.toMatchObject({ reason: 'disk-full' });
  wait(3000);
  expect(await source.current()).toBe(second);
});
