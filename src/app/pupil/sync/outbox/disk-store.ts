import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { AnswerEntry, WindowEntry } from './entry';
import { byPosition, type OutboxStore } from './store';

interface OutboxSchema extends DBSchema {
  windows: { key: string; value: WindowEntry };
  answers: { key: string; value: AnswerEntry; indexes: { window: string } };
}

const NAME = 'outbox';
const VERSION = 1;

/**
 * Stores entries in IndexedDB. A write resolves with strict durability, so that a dying battery loses nothing. Throws
 * where the browser has no storage.
 */
export async function openDiskStore(): Promise<OutboxStore> {
  const db = await openDB<OutboxSchema>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore('windows', { keyPath: 'windowId' });
      database.createObjectStore('answers', { keyPath: 'answerId' }).createIndex('window', 'windowId');
    },
    // Closes for a newer page that upgrades the database; this tab opens it again at its next write.
    blocking: (_now, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  return storeOn(db);
}

function storeOn(db: IDBPDatabase<OutboxSchema>): OutboxStore {
  const writing = <Name extends 'windows' | 'answers'>(...names: Name[]) =>
    db.transaction(names, 'readwrite', { durability: 'strict' });
  const drop = async (windowId: string, may?: Parameters<OutboxStore['dropIf']>[1]) => {
    const tx = writing('windows', 'answers');
    const windows = tx.objectStore('windows');
    const answers = tx.objectStore('answers');
    const entry = await windows.get(windowId);
    const own = await answers.index('window').getAll(windowId);
    if (may === undefined || (entry !== undefined && may(entry, own))) {
      await windows.delete(windowId);
      for (const { answerId } of own) await answers.delete(answerId);
    }
    await tx.done;
  };
  return {
    medium: 'disk',
    async putWindow(entry) {
      const tx = writing('windows');
      await Promise.all([tx.objectStore('windows').put(entry), tx.done]);
    },
    window: (windowId) => db.get('windows', windowId),
    windows: () => db.getAll('windows'),
    async addAnswer(entry, window) {
      const tx = writing('windows', 'answers');
      const windows = tx.objectStore('windows');
      if (window !== undefined && (await windows.getKey(window.windowId)) === undefined)
        await windows.add(window);
      const answers = tx.objectStore('answers');
      if ((await answers.getKey(entry.answerId)) === undefined) await answers.add(entry);
      await tx.done;
    },
    answers: async (windowId) =>
      (await db.getAllFromIndex('answers', 'window', windowId)).toSorted(byPosition),
    async mark(answerIds, state, code) {
      const tx = writing('answers');
      const answers = tx.objectStore('answers');
      for (const id of answerIds) {
        const entry = await answers.get(id);
        if (entry !== undefined)
          await answers.put({ ...entry, state, ...(code === undefined ? {} : { code }) });
      }
      await tx.done;
    },
    async setEnd(windowId, end) {
      const tx = writing('windows');
      const windows = tx.objectStore('windows');
      const entry = await windows.get(windowId);
      if (entry !== undefined) await windows.put({ ...entry, end });
      await tx.done;
    },
    drop: (windowId) => drop(windowId),
    dropIf: drop,
  };
}
