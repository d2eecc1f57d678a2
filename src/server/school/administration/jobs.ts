import type { Job } from '../../platform/jobs/jobs';
import type { Services } from '../../platform/services';
import { fetchDueLists } from './night/fetch-at-night';

/** Often, since each run takes only the schools whose moment of the night has come. */
const every = 5 * 60_000;

export const jobs: readonly Job<Services>[] = [
  { kind: 'administration-lists', every, run: (services) => fetchDueLists(services) },
];
