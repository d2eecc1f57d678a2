import { freshIndexedDb } from '@tests/unit/fresh-indexed-db';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SumWindow } from '@/maths/window/sum-window';
import { openDiskStore } from './disk-store';
import type { AnswerEntry, WindowEntry } from './entry';
import type { OutboxStore } from './store';
import { answer } from './testing';

freshIndexedDb();

const entry: WindowEntry = {
  windowId: 'w',
  pupilId: 'child',
  practiceTaskId: 'task',
  ticket: 'ticket',
  content: {} as SumWindow,
  end: 'open',
  keptAt: 0,
};

const given = (position: number): AnswerEntry => ({
  answerId: answer(position).answerId,
  windowId: 'w',
  pupilId: 'child',
  answer: answer(position),
  state: 'waiting',
});

/** Everything that an outbox writes. */
async function writeAll(store: OutboxStore): Promise<void> {
  await store.putWindow(entry);
  for (const position of [1, 0, 2]) await store.addAnswer(given(position));
  await store.mark(['answer-0'], 'stored');
  await store.mark(['answer-1'], 'refused', 'other-content');
  await store.setEnd('w', 'told');
}

describe('the disk store', () => {
  let store: OutboxStore;
  let begun: { readonly mode: string | undefined; readonly durability: string | undefined }[];

  beforeEach(async () => {
    begun = [];
    const real = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      names,
      mode,
      options,
    ) {
      begun.push({ mode, durability: options?.durability });
      return real.call(this, names, mode, options);
    });
    store = await openDiskStore();
    await store.drop('w');
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('writes with strict durability', async () => {
    begun = [];
    await writeAll(store);
    await store.drop('w');
    const writing = begun.filter(({ mode }) => mode === 'readwrite');
    expect(writing.length).toBeGreaterThanOrEqual(8);
    expect(writing.filter(({ durability }) => durability !== 'strict')).toEqual([]);
  });

  it('returns answers to a later page, in the order of the round, with their states', async () => {
    await writeAll(store);
    const later = await openDiskStore();
    expect(later.medium).toBe('disk');
    expect(await later.windows()).toEqual([{ ...entry, end: 'told' }]);
    expect((await later.answers('w')).map(({ answerId, state, code }) => [answerId, state, code])).toEqual([
      ['answer-0', 'stored', undefined],
      ['answer-1', 'refused', 'other-content'],
      ['answer-2', 'waiting', undefined],
    ]);
  });

  it('connects again when the browser closed its connection', async () => {
    const opened: IDBDatabase[] = [];
    const open = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
      const request = open(name, version);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    });
    const lasting = await openDiskStore();
    await lasting.putWindow(entry);
    opened.at(-1)?.close();
    await Promise.all([lasting.addAnswer(given(0)), lasting.addAnswer(given(1))]);
    opened.at(-1)?.close();
    expect((await lasting.answers('w')).map(({ answerId }) => answerId)).toEqual(['answer-0', 'answer-1']);
    expect(opened).toHaveLength(3);
  });

  it('never overwrites an answer, and deletes a round completely', async () => {
    await writeAll(store);
    await store.addAnswer({ ...given(0), state: 'waiting' });
    expect((await store.answers('w'))[0]?.state).toBe('stored');
    await store.drop('w');
    expect([await store.windows(), await store.answers('w')]).toEqual([[], []]);
  });
});
