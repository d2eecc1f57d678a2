import { freshIndexedDb } from '@tests/unit/fresh-indexed-db';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SumWindow } from '@/maths/window/sum-window';
import { openDiskStore } from './disk-store';
import { createMemoryStore } from './memory-store';
import { createOutbox, type Outbox } from './outbox';
import type { OutboxStore } from './store';
import { answer } from './testing';
import { SendFailed, type Transport } from './transport';

freshIndexedDb();

/** Fake transport that fails until the network is up. */
function network() {
  let online = false;
  const arrived: string[] = [];
  const transport: Transport = {
    async putAnswers(_, answers) {
      if (!online) throw new SendFailed(0);
      const stored = answers.map(({ answerId }) => answerId);
      arrived.push(...stored);
      return { stored, refused: [] };
    },
    finish: async () => {
      throw new SendFailed(0);
    },
    renew: async () => undefined,
    reportWaiting: async () => undefined,
  };
  return {
    transport,
    arrived,
    back: () => {
      online = true;
    },
  };
}

describe.each([
  ['in memory', async () => createMemoryStore()],
  ['on disk', openDiskStore],
])('tidy of the outbox, %s', (_, open) => {
  let store: OutboxStore;
  let net: ReturnType<typeof network>;
  let present: string | null;
  let playing: readonly string[];
  let outbox: Outbox;
  const tab = () =>
    createOutbox(
      store,
      net.transport,
      { now: () => 1, after: () => () => {} },
      {
        present: () => present,
        lock: async (windowId) => (playing.includes(windowId) ? null : () => undefined),
      },
    );
  const entryOf = (windowId: string, pupilId: string) => ({
    windowId,
    pupilId,
    practiceTaskId: 'task',
    ticket: 'ticket',
    content: {} as SumWindow,
  });
  const keep = (windowId: string, pupilId: string) => outbox.storeWindow(entryOf(windowId, pupilId));
  const kept = async () => (await store.windows()).map(({ windowId }) => windowId).toSorted();

  beforeEach(async () => {
    store = await open();
    for (const { windowId } of await store.windows()) await store.drop(windowId);
    net = network();
    present = 'sem';
    playing = [];
    outbox = await tab();
    for (const windowId of ['begun', 'prefetched']) await keep(windowId, 'sem');
    await keep('of noor', 'noor');
    await outbox.add('begun', 'sem', answer(0));
  });

  it('keeps everything of the signed-in pupil and deletes prefetched rounds of others', async () => {
    await outbox.tidy();
    expect(await kept()).toEqual(['begun', 'prefetched']);
  });

  it('keeps unsent answers when nobody is signed in', async () => {
    present = null;
    await outbox.tidy();
    expect(await kept()).toEqual(['begun']);
    expect((await store.answers('begun')).map(({ state }) => state)).toEqual(['waiting']);
  });

  it('deletes rounds that were sent completely', async () => {
    present = 'noor';
    net.back();
    outbox.sendNow();
    await expect.poll(kept).toEqual(['of noor']);
    expect(new Set(net.arrived)).toEqual(new Set(['answer-0']));
  });

  it('keeps a round whose end was not sent', async () => {
    present = 'noor';
    await outbox.finish('begun');
    net.back();
    outbox.sendNow();
    await expect.poll(async () => (await store.answers('begun'))[0]?.state).toBe('stored');
    await outbox.tidy();
    expect(await kept()).toEqual(['begun', 'of noor']);
  });

  it('keeps refused answers that the pupil has not seen', async () => {
    present = null;
    await store.mark(['answer-0'], 'refused', 'other-content');
    await outbox.tidy();
    expect(await kept()).toEqual(['begun']);
  });

  it('keeps a round that another tab plays', async () => {
    present = null;
    playing = ['prefetched'];
    await outbox.tidy();
    expect(await kept()).toEqual(['begun', 'prefetched']);
  });

  it('unlocks a round that it could not delete', async () => {
    present = null;
    const locked = new Set<string>();
    const disk = { ...store, dropIf: () => Promise.reject(new Error('disk')) };
    const tidying = await createOutbox(
      disk,
      net.transport,
      { now: () => 1, after: () => () => {} },
      {
        present: () => present,
        lock: async (windowId) => {
          locked.add(windowId);
          return () => locked.delete(windowId);
        },
      },
    );
    await expect(tidying.tidy()).rejects.toThrow('disk');
    expect([...locked]).toEqual([]);
  });

  it('stores a prefetched round only while its pupil is signed in', async () => {
    await outbox.storePrefetched(entryOf('later', 'sem'));
    expect(await kept()).toContain('later');
    await outbox.discard('later');
    present = null;
    await outbox.storePrefetched(entryOf('later', 'sem'));
    expect(await kept()).not.toContain('later');
  });

  it('deletes a prefetched round whose pupil signs out while it is being stored', async () => {
    const storing = outbox.storePrefetched(entryOf('later', 'sem'));
    present = null;
    await storing;
    expect(await kept()).toEqual(['begun']);
  });

  it('restores a round with an answer given at that moment', async () => {
    const other = await tab();
    present = null;
    await other.tidy();
    expect(await kept()).toEqual(['begun']);
    await outbox.add('prefetched', 'sem', { ...answer(0), answerId: 'late' });
    expect(await kept()).toEqual(['begun', 'prefetched']);
    net.back();
    outbox.sendNow();
    await expect.poll(() => net.arrived).toContain('late');
  });

  it('restores a round that went on after a reload, with an answer given at that moment', async () => {
    const reloaded = await tab();
    await reloaded.window('prefetched');
    present = null;
    await outbox.tidy();
    expect(await kept()).toEqual(['begun']);
    await reloaded.add('prefetched', 'sem', { ...answer(0), answerId: 'late' });
    expect(await kept()).toEqual(['begun', 'prefetched']);
  });

  it('keeps everything without a device', async () => {
    await outbox.tidy();
    const lasting = await createOutbox(store, net.transport, { now: () => 1, after: () => () => {} });
    await lasting.tidy();
    expect(await kept()).toEqual(['begun', 'prefetched']);
  });
});
