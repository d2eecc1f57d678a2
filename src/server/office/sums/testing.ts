import { randomUUID } from 'node:crypto';
import type { TestServer } from '../../testing/server';

/** Makes a generator of the office and publishes a collection with it. */
export async function addCollection(server: TestServer, as: string) {
  const generatorId = randomUUID();
  const collectionKey = `office-${randomUUID()}`;
  const title = { nl: 'Plus tot 18', be: '', en: '' };
  const range = { min: 1, max: 9 };
  const sums = { left: range, right: range, result: { min: 2, max: 18 } };
  const recipe = { operation: 'add' as const, ...sums, overTen: 'any' as const, tables: [] };
  const generator = { title, years: [3], recipe: { ...recipe, holes: ['result' as const] }, version: 0 };
  await server.call('saveGenerator', { params: { generatorId }, as, body: generator });
  const steps = [{ generatorId, strategy: null, prerequisite: null }];
  const draft = { title, years: [3], steps, next: [], version: 0 };
  const params = { collectionKey };
  await server.call('saveOfficeCollection', { params, as, body: draft });
  await server.call('publishOfficeCollection', { params, as, body: { version: 1 } });
  return { generatorId, collectionKey };
}
