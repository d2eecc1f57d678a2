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

/** Sends nothing until the network is there; then everything is stored. */
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
])('what stays of a child’s rounds when it has left, %s', (_, open) => {
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
        hold: async (windowId) => (playing.includes(windowId) ? null : () => undefined),
      },
    );
  const keep = (windowId: string, pupilId: string) =>
    outbox.keepWindow({
      windowId,
      pupilId,
      practiceTaskId: 'task',
      ticket: 'ticket',
      content: {} as SumWindow,
    });
  const kept = async () => (await store.windows()).map(({ windowId }) => windowId).toSorted();

  beforeEach(async () => {
    store = await open();
    for (const { windowId } of await store.windows()) await store.drop(windowId);
    net = network();
    present = 'sem';
    playing = [];
    outbox = await tab();
    for (const windowId of ['begun', 'spare']) await keep(windowId, 'sem');
    await keep('of noor', 'noor');
    await outbox.add('begun', 'sem', answer(0));
  });

  it('is everything of the one who is signed in, and of no other what nobody gave', async () => {
    await outbox.tidy();
    expect(await kept()).toEqual(['begun', 'spare']);
  });

  it('is what has not been sent, when nobody is', async () => {
    present = null;
    await outbox.tidy();
    expect(await kept()).toEqual(['begun']);
    expect((await store.answers('begun')).map(({ state }) => state)).toEqual(['waiting']);
  });

  it('is nothing once that has arrived', async () => {
    present = 'noor';
    net.back();
    outbox.kick();
    await expect.poll(kept).toEqual(['of noor']);
    expect(new Set(net.arrived)).toEqual(new Set(['answer-0']));
  });

  it('is the end of a round that was not told yet', async () => {
    present = 'noor';
    await outbox.finish('begun');
    net.back();
    outbox.kick();
    await expect.poll(async () => (await store.answers('begun'))[0]?.state).toBe('stored');
    await outbox.tidy();
    expect(await kept()).toEqual(['begun', 'of noor']);
  });

  it('is what the child is still to be told', async () => {
    present = null;
    await store.mark(['answer-0'], 'refused', 'other-content');
    await outbox.tidy();
    expect(await kept()).toEqual(['begun']);
  });

  it('is the round that another tab plays', async () => {
    present = null;
    playing = ['spare'];
    await outbox.tidy();
    expect(await kept()).toEqual(['begun', 'spare']);
  });

  it('comes back with an answer that was given just then, so that it is sent', async () => {
    const other = await tab();
    present = null;
    await other.tidy();
    expect(await kept()).toEqual(['begun']);
    await outbox.add('spare', 'sem', { ...answer(0), answerId: 'late' });
    expect(await kept()).toEqual(['begun', 'spare']);
    net.back();
    outbox.kick();
    await expect.poll(() => net.arrived).toContain('late');
  });

  it('is all of it where nothing says who is signed in', async () => {
    await outbox.tidy();
    const lasting = await createOutbox(store, net.transport, { now: () => 1, after: () => () => {} });
    await lasting.tidy();
    expect(await kept()).toEqual(['begun', 'spare']);
  });
});
