import { describe, expect, it } from 'vitest';
import type { SumWindow } from '@/maths/window/sum-window';
import { createMemoryStore } from './memory-store';
import { type Clock, createOutbox } from './outbox';
import type { OutboxStore } from './store';
import { answer } from './testing';
import { SendFailed, type Transport } from './transport';

/** An expired ticket. */
const over = 'ticket of long ago';

/** Fake server that stores by id and can be unreachable, hang, reply late or lose replies. */
function fakeServer() {
  const stored = new Map<string, string>();
  const finished: string[] = [];
  const calls: number[] = [];
  const hung: (() => void)[] = [];
  let mood: 'well' | 'away' | 'busy' | 'reply lost' | 'hangs' = 'well';
  const refuse = new Set<string>();
  const reported: [windowId: string, waiting: number][] = [];
  let signedIn = false;
  const unreadable = new Set<string>();
  const card = { cardId: 'c', stamps: 1, size: 10, full: 0 };
  const go = async () => {
    if (mood === 'away') throw new SendFailed(0);
    if (mood === 'busy') throw new SendFailed(503, { code: 'database-unavailable' }, 5000);
    if (mood === 'hangs') await new Promise<void>((free) => hung.push(free));
  };
  const transport: Transport = {
    async putAnswers({ windowId, ticket }, answers) {
      calls.push(answers.length);
      await go();
      if (ticket === over) throw new SendFailed(409, { code: 'ticket-expired' });
      if (ticket !== `ticket of ${windowId}`) throw new SendFailed(422);
      if (answers.some(({ answerId }) => unreadable.has(answerId)))
        throw new SendFailed(422, { code: 'invalid-input' });
      for (const { answerId } of answers) if (!refuse.has(answerId)) stored.set(answerId, windowId);
      if (mood === 'reply lost') throw new SendFailed(0);
      const ids = answers.map(({ answerId }) => answerId);
      const refused = ids
        .filter((id) => refuse.has(id))
        .map((answerId) => ({ answerId, code: 'other-content' }));
      const sorted = { stored: ids.filter((id) => !refuse.has(id)), refused };
      if (refused.length > 0) throw new SendFailed(409, { code: 'answers-clash', data: { answers: sorted } });
      return sorted;
    },
    async finish({ windowId }) {
      await go();
      finished.push(windowId);
      return { savingsCard: card, stampAdded: finished.length === 1 };
    },
    renew: async ({ windowId }) => (signedIn ? `ticket of ${windowId}` : undefined),
    async reportWaiting({ windowId }, waiting) {
      reported.push([windowId, waiting]);
    },
  };
  return {
    transport,
    stored,
    finished,
    calls,
    refuse,
    unreadable,
    reported,
    /** Signs in the child whose answers wait. */
    signIn() {
      signedIn = true;
    },
    be(next: typeof mood) {
      mood = next;
      if (next !== 'hangs') for (const free of hung.splice(0)) free();
    },
  };
}

/** Manual clock. */
function handClock() {
  let time = 0;
  let timers: { at: number; run: () => void }[] = [];
  const clock: Clock = {
    now: () => time,
    after(ms, run) {
      const timer = { at: time + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  };
  const settle = async () => {
    for (let k = 0; k < 60; k++) await Promise.resolve();
  };
  return {
    clock,
    settle,
    async pass(ms: number) {
      time += ms;
      const due = timers.filter(({ at }) => at <= time);
      timers = timers.filter(({ at }) => at > time);
      for (const { run } of due) run();
      await settle();
    },
  };
}

const played = (windowId = 'w', pupilId = 'child') => ({
  windowId,
  pupilId,
  practiceTaskId: 'task',
  ticket: `ticket of ${windowId}`,
  content: {} as SumWindow,
});

async function outboxOn(store: OutboxStore = createMemoryStore()) {
  const server = fakeServer();
  const time = handClock();
  const outbox = await createOutbox(store, server.transport, time.clock);
  return { server, time, outbox, store };
}

describe('the outbox', () => {
  it('sends an answer and counts it as waiting until the server names it', async () => {
    const { server, time, outbox } = await outboxOn();
    await outbox.storeWindow(played());
    server.be('hangs');
    await outbox.add('w', 'child', answer(0));
    expect(outbox.status().waiting).toBe(1);
    server.be('well');
    await time.settle();
    expect([...server.stored.keys()]).toEqual(['answer-0']);
    expect(outbox.status().waiting).toBe(0);
  });

  it('stores answers without a network and sends them when it returns', async () => {
    const { server, time, outbox } = await outboxOn();
    await outbox.storeWindow(played());
    server.be('away');
    for (const position of [0, 1, 2]) await outbox.add('w', 'child', answer(position));
    await time.settle();
    expect(outbox.status()).toMatchObject({ waiting: 3, online: false });
    server.be('well');
    outbox.sendNow();
    await time.settle();
    expect([...server.stored.keys()]).toEqual(['answer-0', 'answer-1', 'answer-2']);
    expect(outbox.status()).toMatchObject({ waiting: 0, online: true });
  });

  it('stores every answer and pauses sending when the server asks for it', async () => {
    const { server, time, outbox } = await outboxOn();
    await outbox.storeWindow(played());
    await outbox.storeWindow(played('other'));
    server.be('busy');
    for (const position of [0, 1, 2]) await outbox.add('w', 'child', answer(position));
    await outbox.add('other', 'child', { ...answer(3), answerId: 'answer-3' });
    await time.settle();
    expect(server.calls).toHaveLength(1);
    await time.pass(4999);
    expect(server.calls).toHaveLength(1);
    expect(outbox.status()).toMatchObject({ waiting: 4, online: false });
    await time.pass(1);
    expect(server.calls).toHaveLength(2);
    server.be('well');
    await time.pass(5000);
    expect([...server.stored.keys()].toSorted()).toEqual(['answer-0', 'answer-1', 'answer-2', 'answer-3']);
    expect(outbox.status()).toMatchObject({ waiting: 0, online: true });
  });

  it('sends during a pause when somebody asks for it', async () => {
    const { server, time, outbox } = await outboxOn();
    await outbox.storeWindow(played());
    server.be('busy');
    await outbox.add('w', 'child', answer(0));
    await time.settle();
    server.be('well');
    outbox.sendNow();
    await time.settle();
    expect([...server.stored.keys()]).toEqual(['answer-0']);
  });

  it('sends the other answers when the server cannot read one, and ends the round', async () => {
    const { server, time, outbox, store } = await outboxOn();
    await outbox.storeWindow(played());
    server.be('away');
    for (const position of [0, 1, 2]) await outbox.add('w', 'child', answer(position));
    await outbox.finish('w');
    await time.settle();
    server.unreadable.add('answer-1');
    server.be('well');
    outbox.sendNow();
    await time.settle();
    expect([...server.stored.keys()]).toEqual(['answer-0', 'answer-2']);
    expect(outbox.status()).toMatchObject({ waiting: 0, refusedOf: { child: 1 } });
    expect(server.finished).toEqual(['w']);
    // It stays on the device with its code.
    expect((await store.answers('w'))[1]).toMatchObject({ state: 'refused', code: 'invalid-input' });
  });

  it('keeps every answer when the server refuses the ticket', async () => {
    const { time, outbox } = await outboxOn();
    await outbox.storeWindow({ ...played(), ticket: 'another' });
    await outbox.add('w', 'child', answer(0));
    await time.settle();
    expect(outbox.status()).toMatchObject({ waiting: 1, refusedOf: {} });
  });

  it('retries after pauses that double up to a minute', async () => {
    const { server, time, outbox } = await outboxOn();
    await outbox.storeWindow(played());
    server.be('away');
    await outbox.add('w', 'child', answer(0));
    await time.settle();
    const tries: number[] = [];
    for (const pause of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
      await time.pass(pause - 1);
      const before = server.calls.length;
      await time.pass(1);
      tries.push(server.calls.length - before);
    }
    expect(tries).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('sends again when the reply was lost, and the server still has each answer once', async () => {
    const { server, time, outbox } = await outboxOn();
    await outbox.storeWindow(played());
    server.be('reply lost');
    await outbox.add('w', 'child', answer(0));
    await time.settle();
    expect(outbox.status().waiting).toBe(1);
    server.be('well');
    await time.pass(1000);
    expect(outbox.status().waiting).toBe(0);
    expect(server.stored.size).toBe(1);
  });

  it('starts a second send beside one that hangs 15 s, and no third', async () => {
    const { server, time, outbox } = await outboxOn();
    await outbox.storeWindow(played());
    server.be('hangs');
    await outbox.add('w', 'child', answer(0));
    await time.settle();
    expect(server.calls.length).toBe(1);
    await time.pass(15_000);
    expect(server.calls.length).toBe(2);
    await time.pass(15_000);
    await time.pass(15_000);
    expect(server.calls.length).toBe(2);
  });

  it('sends an answer given during another send', async () => {
    const { server, time, outbox } = await outboxOn();
    await outbox.storeWindow(played());
    server.be('hangs');
    await outbox.add('w', 'child', answer(0));
    await time.settle();
    await outbox.add('w', 'child', answer(1));
    server.be('well');
    await time.settle();
    expect(server.stored.size).toBe(2);
  });

  it('marks conflicting answers as refused, stores the others, ends the round and never resends', async () => {
    const { server, time, outbox, store } = await outboxOn();
    await outbox.storeWindow(played());
    server.be('away');
    server.refuse.add('answer-1');
    for (const position of [0, 1, 2]) await outbox.add('w', 'child', answer(position));
    await outbox.finish('w');
    server.be('well');
    await time.pass(60_000);
    expect([...server.stored.keys()]).toEqual(['answer-0', 'answer-2']);
    expect(outbox.status()).toMatchObject({ waiting: 0, refusedOf: { child: 1 }, online: true });
    expect(server.finished).toEqual(['w']);
    expect((await store.answers('w'))[1]).toMatchObject({ state: 'refused', code: 'other-content' });
    const before = server.calls.length;
    outbox.sendNow();
    await time.pass(600_000);
    expect(server.calls.length).toBe(before);
  });

  it('reports refused answers until the child has seen them, also in a later tab, and then deletes the round', async () => {
    const { server, time, outbox, store } = await outboxOn();
    await outbox.storeWindow(played());
    server.refuse.add('answer-0');
    await outbox.add('w', 'child', answer(0));
    await outbox.finish('w');
    await time.settle();
    outbox.close();
    const later = await outboxOn(store);
    await later.outbox.markSeen('another child');
    expect(later.outbox.status().refusedOf).toEqual({ child: 1 });
    await later.outbox.markSeen('child');
    expect(later.outbox.status().refusedOf).toEqual({});
    expect(await store.windows()).toEqual([]);
  });

  it('sends the end of a round once, after its last answer, and then deletes the round', async () => {
    const { server, time, outbox, store } = await outboxOn();
    const stamps: boolean[] = [];
    outbox.onFinished((_, { stampAdded }) => stamps.push(stampAdded));
    await outbox.storeWindow(played());
    server.be('away');
    await outbox.add('w', 'child', answer(0));
    await outbox.finish('w');
    await time.settle();
    expect(server.finished).toEqual([]);
    server.be('well');
    await time.pass(60_000);
    expect(server.finished).toEqual(['w']);
    expect(stamps).toEqual([true]);
    expect(await store.windows()).toEqual([]);
  });

  it('sends what an earlier tab, another pupil or an ended session left behind', async () => {
    const store = createMemoryStore();
    const before = await outboxOn(store);
    await before.outbox.storeWindow(played('mine', 'child one'));
    before.server.be('away');
    await before.outbox.add('mine', 'child one', answer(0));
    before.outbox.close();

    const { server, time, outbox } = await outboxOn(store);
    expect(outbox.status().waiting).toBe(1);
    outbox.sendNow();
    await time.settle();
    expect(server.stored.get('answer-0')).toBe('mine');
  });

  it('sends the other windows when one is refused', async () => {
    const { server, time, outbox } = await outboxOn();
    await outbox.storeWindow({ ...played('a'), ticket: 'too old' });
    await outbox.storeWindow(played('b'));
    await outbox.add('a', 'child', answer(0));
    await outbox.add('b', 'child', { ...answer(0), answerId: 'in-b' });
    await time.settle();
    expect([...server.stored.keys()]).toEqual(['in-b']);
    expect(outbox.status().waiting).toBe(1);
  });

  it('continues in memory when the disk fails, sends, and reports the medium', async () => {
    const disk = createMemoryStore();
    const full: OutboxStore = {
      ...disk,
      medium: 'disk',
      addAnswer: () => Promise.reject(new Error('QuotaExceededError')),
      windows: () => Promise.reject(new Error('unreadable')),
    };
    const { server, time, outbox } = await outboxOn(full);
    await outbox.storeWindow(played()).catch(() => undefined);
    await outbox.add('w', 'child', answer(0));
    expect(outbox.status().medium).toBe('memory');
    await time.settle();
    expect(server.stored.size).toBe(1);
  });

  it('keeps answers with an expired ticket, does not retry, and reports them', async () => {
    const server = fakeServer();
    const time = handClock();
    const store = createMemoryStore();
    await store.putWindow({ ...played(), ticket: over, end: 'open', keptAt: 0 });
    for (const position of [0, 1]) {
      const entry = answer(position);
      await store.addAnswer({
        answerId: entry.answerId,
        windowId: 'w',
        pupilId: 'child',
        answer: entry,
        state: 'waiting',
      });
    }
    const outbox = await createOutbox(store, server.transport, time.clock);
    outbox.sendNow();
    await time.settle();
    expect(outbox.status()).toMatchObject({ waiting: 2, overdue: 2, online: true });
    expect(server.reported).toEqual([['w', 2]]);
    const tried = server.calls.length;
    await time.pass(600_000);
    expect(server.calls).toHaveLength(tried);

    server.signIn();
    outbox.sendNow();
    await time.settle();
    expect([...server.stored.keys()]).toEqual(['answer-0', 'answer-1']);
    expect(outbox.status()).toMatchObject({ waiting: 0, overdue: 0 });
  });
});
