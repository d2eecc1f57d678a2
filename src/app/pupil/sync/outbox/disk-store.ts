import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { AnswerEntry, WindowEntry } from './entry';
import { byPosition, type OutboxStore } from './store';

interface OutboxSchema extends DBSchema {
  windows: { key: string; value: WindowEntry };
  answers: { key: string; value: AnswerEntry; indexes: { window: string } };
}

const NAME = 'outbox';
const VERSION = 1;

/** A connection to the database that is opened again after the browser has closed it. */
interface Connection {
  use<Result>(work: (db: IDBPDatabase<OutboxSchema>) => Promise<Result>): Promise<Result>;
}

/** Errors of a connection that the browser closed by itself, as mobile browsers do while a tab sleeps. */
const lostConnection: readonly string[] = ['InvalidStateError', 'AbortError', 'UnknownError'];

async function connect(): Promise<Connection> {
  const open = () =>
    openDB<OutboxSchema>(NAME, VERSION, {
      upgrade(database) {
        database.createObjectStore('windows', { keyPath: 'windowId' });
        database.createObjectStore('answers', { keyPath: 'answerId' }).createIndex('window', 'windowId');
      },
      // Closes for a newer page that upgrades the database; this tab opens it again at its next use.
      blocking: (_now, _wanted, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
      },
    });
  let opened = open();
  await opened;
  return {
    async use(work) {
      const used = opened;
      try {
        return await work(await used);
      } catch (error) {
        if (!(error instanceof DOMException) || !lostConnection.includes(error.name)) throw error;
        // Another use may have opened it again already.
        if (opened === used) opened = open();
        return work(await opened);
      }
    },
  };
}

/**
 * Stores entries in IndexedDB. A write resolves with strict durability, so that a dying battery loses nothing. Repeats
 * work once when the browser closed the connection: every write leaves the same state when it is repeated. Throws
 * where the browser has no storage.
 */
export async function openDiskStore(): Promise<OutboxStore> {
  const connection = await connect();
  const reading = connection.use;
  /** Runs work in a transaction of these stores, and waits until it is on the disk. */
  const writing = <Name extends 'windows' | 'answers'>(
    names: Name[],
    work: (tx: IDBPTransaction<OutboxSchema, Name[], 'readwrite'>) => Promise<unknown>,
  ): Promise<void> =>
    connection.use(async (db) => {
      const tx = db.transaction(names, 'readwrite', { durability: 'strict' });
      await Promise.all([work(tx), tx.done]);
    });
  const dropWhen = (
    windowId: string,
    may: (window: WindowEntry | undefined, answers: readonly AnswerEntry[]) => boolean,
  ) =>
    writing(['windows', 'answers'], async (tx) => {
      const windows = tx.objectStore('windows');
      const answers = tx.objectStore('answers');
      const entry = await windows.get(windowId);
      const own = await answers.index('window').getAll(windowId);
      if (!may(entry, own)) return;
      await windows.delete(windowId);
      for (const { answerId } of own) await answers.delete(answerId);
    });
  return {
    medium: 'disk',
    putWindow: (entry) => writing(['windows'], (tx) => tx.objectStore('windows').put(entry)),
    window: (windowId) => reading((db) => db.get('windows', windowId)),
    windows: () => reading((db) => db.getAll('windows')),
    addAnswer: (entry, window) =>
      writing(['windows', 'answers'], async (tx) => {
        const windows = tx.objectStore('windows');
        if (window !== undefined && (await windows.getKey(window.windowId)) === undefined)
          await windows.add(window);
        const answers = tx.objectStore('answers');
        if ((await answers.getKey(entry.answerId)) === undefined) await answers.add(entry);
      }),
    answers: async (windowId) =>
      (await reading((db) => db.getAllFromIndex('answers', 'window', windowId))).toSorted(byPosition),
    mark: (answerIds, state, code) =>
      writing(['answers'], async (tx) => {
        const answers = tx.objectStore('answers');
        for (const id of answerIds) {
          const entry = await answers.get(id);
          if (entry !== undefined)
            await answers.put({ ...entry, state, ...(code === undefined ? {} : { code }) });
        }
      }),
    setEnd: (windowId, end) =>
      writing(['windows'], async (tx) => {
        const windows = tx.objectStore('windows');
        const entry = await windows.get(windowId);
        if (entry !== undefined) await windows.put({ ...entry, end });
      }),
    drop: (windowId) => dropWhen(windowId, () => true),
    dropIf: (windowId, may) =>
      dropWhen(windowId, (window, answers) => window !== undefined && may(window, answers)),
  };
}
