import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeAll } from 'vitest';

/** Gives a test file an empty IndexedDB, because test files share one process and would find each other's data. */
export const freshIndexedDb = (): void =>
  beforeAll(() => {
    globalThis.indexedDB = new IDBFactory();
  });
