import type { CallReply } from '../../api/call';
import { storageKeys } from '../../shared/constants';

type User = CallReply<'profile'>;
type PupilMap = CallReply<'readMap'>;

/** Longest session of a child, ms: offline it is not signed in any longer than online. */
const lifetime = 12 * 3_600_000;

interface Kept {
  readonly user: User;
  /** Time at which the server last confirmed the user, epoch ms of this device. */
  readonly at: number;
  readonly map?: PupilMap;
  /** Time at which that map was read, epoch ms of this device. */
  readonly mapAt?: number;
}

function read(): Kept | null {
  try {
    const kept: Kept | null = JSON.parse(localStorage.getItem(storageKeys.keptPupil) ?? 'null');
    // A clock that was set back must not extend the session.
    return kept !== null && Math.abs(Date.now() - kept.at) < lifetime ? kept : null;
  } catch {
    return null;
  }
}

function write(kept: Kept | null): void {
  try {
    if (kept === null) localStorage.removeItem(storageKeys.keptPupil);
    else localStorage.setItem(storageKeys.keptPupil, JSON.stringify(kept));
  } catch {
    // Without storage the island needs a network.
  }
}

/** Caches the signed-in child for use offline; clears the cache for anybody else. */
export function cacheUser(user: User | null): void {
  if (user?.role !== 'leerling') write(null);
  else if (read()?.user.id !== user.id) write({ user, at: Date.now() });
}

/** Caches the child and its map, which the server has just sent. */
export function cacheMap(user: User, map: PupilMap): void {
  if (user.role === 'leerling') write({ user, at: Date.now(), map, mapAt: Date.now() });
}

/** Returns the child signed in here last, unless its session is too old. */
export const cachedUser = (): User | null => read()?.user ?? null;

/** Returns the cached map of a pupil with the moment it was read (epoch ms). */
export function cachedMap(pupilId: string): { readonly map: PupilMap; readonly readAt: number } | null {
  const { user, map, mapAt = 0 } = read() ?? {};
  return map !== undefined && user?.id === pupilId ? { map, readAt: mapAt } : null;
}
