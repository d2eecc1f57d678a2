import type { TenantDatabase } from '../../platform/db/database';
import { databaseBehind } from '../../platform/db/tenant/for-tenant';
import { BoundedMap } from '../../shared/bounded-map';
import type { TenantKey } from '../../shared/tenant-key';
import type { PupilState } from '../pupil-state';

/*
 * Caches the states of pupils who practise, as this process last wrote them. The cache is safe in any number of
 * processes: answers are written only when the pupil's `seq` is still the one they were scored on, so a stale state
 * costs one retry.
 */

export interface CachedState extends PupilState {
  /** The sums that were read. Whether the pupil met any other sum is unknown. */
  readonly sums: ReadonlySet<string>;
}

/** Maximum number of pupils. The least recently written one is dropped first. */
const maxPupils = 1000;

const states = new WeakMap<object, BoundedMap<TenantKey, CachedState>>();

function statesOf(db: TenantDatabase): BoundedMap<TenantKey, CachedState> {
  const behind = databaseBehind(db);
  const known = states.get(behind) ?? new BoundedMap<TenantKey, CachedState>(maxPupils);
  states.set(behind, known);
  return known;
}

/** Returns the pupil's cached state, or undefined when it lacks one of these sums. */
export function cachedState(
  db: TenantDatabase,
  pupil: TenantKey,
  sumIds: readonly string[],
): CachedState | undefined {
  const state = statesOf(db).get(pupil);
  return state && sumIds.every((sumId) => state.sums.has(sumId)) ? state : undefined;
}

/** Caches a state that was just written, unless a newer one is cached. */
export function cacheState(db: TenantDatabase, pupil: TenantKey, { seq, learner, sums }: CachedState): void {
  const known = statesOf(db);
  if ((known.get(pupil)?.seq ?? 0) > seq) return;
  known.set(pupil, { seq, learner, sums });
}
