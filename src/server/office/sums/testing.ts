import { randomUUID } from 'node:crypto';
import type { Api } from '@/contract/api';
import type { Input } from '@/contract/route';
import type { TestServer } from '../../testing/server';
import { programGeneratorId } from './program-sums';

/** What a draft is saved with, without its version. */
export type CollectionDetails = Omit<Input<Api['saveOfficeCollection']>['body'], 'version'>;

/** Returns the id of the program's generator of one table. */
export const tableOf = (table: number) =>
  programGeneratorId({
    operation: 'multiply',
    left: { min: 1, max: 10 },
    right: { min: 1, max: 10 },
    result: { min: 1, max: 100 },
    overTen: 'any',
    holes: ['result'],
    tables: [table],
  });

/** Returns a step of a ladder that makes its sums by this generator. */
export const step = (
  generatorId: string,
  differs: Partial<CollectionDetails['steps'][number]> = {},
): CollectionDetails['steps'][number] => ({ generatorId, strategy: null, prerequisite: null, ...differs });

/** Returns a ladder of two tables. */
export const details = (differs: Partial<CollectionDetails> = {}): CollectionDetails => ({
  title: { nl: 'Tafel van 2, dan 7', be: '', en: '' },
  years: [5, 4],
  steps: [step(tableOf(2)), step(tableOf(7))],
  next: [],
  ...differs,
});

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
