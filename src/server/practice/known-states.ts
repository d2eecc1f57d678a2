import type { Kysely } from 'kysely';
import type { DB } from '../db/schema';
import type { TenantKey } from '../tenant-key';
import type { PupilState } from './pupil-state';

/*
 * The states of the pupils who practise now, as this process last wrote them. Safe in any number of processes: answers
 * are written only when the pupil's number is still the one they were scored on, so an old state costs one try in vain.
 */

export interface KnownState extends PupilState {
  /** The sums that were read: of all others it is not known whether the pupil ever met them. */
  readonly sums: ReadonlySet<string>;
}

/** Pupils at once; the one not heard of for longest goes first. */
const mostPupils = 1000;

const states = new WeakMap<Kysely<DB>, Map<TenantKey, KnownState>>();

function statesOf(db: Kysely<DB>): Map<TenantKey, KnownState> {
  const known = states.get(db) ?? new Map<TenantKey, KnownState>();
  states.set(db, known);
  return known;
}

/** The pupil's state when all these sums of it are known. */
export function knownState(
  db: Kysely<DB>,
  pupil: TenantKey,
  sumIds: readonly string[],
): KnownState | undefined {
  const state = statesOf(db).get(pupil);
  return state && sumIds.every((sumId) => state.sums.has(sumId)) ? state : undefined;
}

/** Keeps a state that was just written, unless a newer one is known. */
export function keepState(db: Kysely<DB>, pupil: TenantKey, { seq, learner, sums }: KnownState): void {
  const known = statesOf(db);
  if ((known.get(pupil)?.seq ?? 0) > seq) return;
  known.delete(pupil);
  known.set(pupil, { seq, learner, sums });
  const [longestAgo] = known.keys();
  if (known.size > mostPupils && longestAgo !== undefined) known.delete(longestAgo);
}
