import type { CallReply } from '../api/call';
import { storageKeys } from '../constants';

type User = CallReply<'profile'>;
type PupilMap = CallReply<'readMap'>;

/** As long as a child's session lasts at most, ms: without a network it is no longer signed in than with one. */
const lifetime = 12 * 3_600_000;

interface Kept {
  readonly user: User;
  /** When the server last said so, epoch ms of this device. */
  readonly at: number;
  readonly map?: PupilMap;
  /** When that map was read, epoch ms of this device. */
  readonly mapAt?: number;
}

function read(): Kept | null {
  try {
    const kept: Kept | null = JSON.parse(localStorage.getItem(storageKeys.keptPupil) ?? 'null');
    // A clock that was set back is no reason to stay signed in for ever.
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
    // Where nothing can be kept the island needs its network.
  }
}

/** Keeps who is signed in for when there is no network: a child only, and nobody once it has signed out. */
export function keepUser(user: User | null): void {
  if (user?.role !== 'leerling') write(null);
  else if (read()?.user.id !== user.id) write({ user, at: Date.now() });
}

/** The server has just said that this child is signed in, and what its map shows. */
export function keepMap(user: User, map: PupilMap): void {
  if (user.role === 'leerling') write({ user, at: Date.now(), map, mapAt: Date.now() });
}

/** The child that was signed in here last, unless that is too long ago. */
export const keptUser = (): User | null => read()?.user ?? null;

/** Its map as it last was, with the moment it was read (epoch ms). */
export function keptMap(pupilId: string): { readonly map: PupilMap; readonly readAt: number } | null {
  const { user, map, mapAt = 0 } = read() ?? {};
  return map !== undefined && user?.id === pupilId ? { map, readAt: mapAt } : null;
}
