import type { Job } from '../platform/jobs/jobs';
import type { Services } from '../platform/services';
import { jobs as administration } from './administration/jobs';
import { jobs as friends } from './friends/jobs';
import { jobs as imports } from './imports/jobs';
import { jobs as licence } from './licence/jobs';
import { purgeExpiredChanges } from './pupils/record-changes';
import { publishStandardCollections } from './settings/collections';
import { addMissingSettings, addYearCourse } from './settings/write-settings';
import { purgeGrants } from './support/purge-grants';

const hour = 3_600_000;

export const jobs: readonly Job<Services>[] = [
  ...administration,
  ...imports,
  { kind: 'purge-changes', every: hour, run: ({ database: { db } }, now) => purgeExpiredChanges(db, now) },
  ...licence,
  // Runs after the first start and not before it: until then the program's own stand in.
  { kind: 'collections', every: 24 * hour, run: ({ database: { db } }) => publishStandardCollections(db) },
  {
    kind: 'missing-settings',
    every: 24 * hour,
    run: ({ database: { db } }, now) => addMissingSettings(db, now),
  },
  {
    kind: 'year-course',
    every: 24 * hour,
    run: ({ database: { db } }, now) => addYearCourse(db, now),
  },
  ...friends,
  { kind: 'purge-grants', every: 24 * hour, run: ({ database: { db } }, now) => purgeGrants(db, now) },
];
