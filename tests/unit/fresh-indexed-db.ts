import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeAll } from 'vitest';

/** Gives a test file an empty IndexedDB: test files share one process, and would find what another one left there. */
export const freshIndexedDb = (): void =>
  beforeAll(() => {
    globalThis.indexedDB = new IDBFactory();
  });
