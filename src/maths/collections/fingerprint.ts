import { seedOf } from '../random';
import { type SumCollection, sumsOf } from './sum-collection';

/** Name of a published version: `table-7@1`. */
export const versionName = ({ key, version }: SumCollection): string => `${key}@${version}`;

/** Tells whether a collection still has the same sums; the ladder they stand on may be improved. */
export const fingerprintOf = (collection: SumCollection): string =>
  seedOf(...sumsOf(collection).toSorted())
    .toString(16)
    .padStart(8, '0');
