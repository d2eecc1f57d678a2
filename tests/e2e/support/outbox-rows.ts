import type { Page } from '@playwright/test';

/**
 * Returns all rows of a store in this browser's outbox; none before the page has created it. Opening it here first
 * would create it without stores for good, and the page could store nothing.
 */
export const outboxRows = <Row>(page: Page, store: 'windows' | 'answers'): Promise<Row[]> =>
  page.evaluate(async (name) => {
    const db = await new Promise<IDBDatabase | null>((done, fail) => {
      const opening = indexedDB.open('outbox');
      let isNew = false;
      opening.onupgradeneeded = () => {
        isNew = true;
        opening.transaction?.abort();
      };
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => (isNew ? done(null) : fail(opening.error));
    });
    if (db === null) return [];
    const rows = await new Promise<Row[]>((done, fail) => {
      const reading = db.transaction(name).objectStore(name).getAll();
      reading.onsuccess = () => done(reading.result);
      reading.onerror = () => fail(reading.error);
    });
    db.close();
    return rows;
  }, store);
