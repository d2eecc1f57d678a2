import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { CallReply } from '../../api/call';
import { storageKeys } from '../../shared/constants';

type User = CallReply<'profile'>;

/** The person who signed in or out on this device last. `unknown`: the server knows another child than this page. */
export type DeviceUser =
  | { readonly kind: 'pupil'; readonly id: string; readonly name: string }
  | { readonly kind: 'adult' | 'nobody' | 'unknown' };

const turn = createStore<{ readonly turn: DeviceUser | null }>(() => ({ turn: null }));

/**
 * Returns whether the stored value is valid; another version of these pages may have stored one that would break every
 * page.
 */
function isDeviceUser(stored: unknown): stored is DeviceUser {
  if (typeof stored !== 'object' || stored === null || !('kind' in stored)) return false;
  if (stored.kind === 'pupil') return 'id' in stored && typeof stored.id === 'string';
  return stored.kind === 'adult' || stored.kind === 'nobody' || stored.kind === 'unknown';
}

function read(): DeviceUser | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.turn) ?? 'null');
    return isDeviceUser(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Sets the device user in this tab only. */
export const setDeviceUser = (now: DeviceUser): void => turn.setState({ turn: now });

/** Sets the device user in every tab. Stores neither name nor id of an adult. */
export function announceDeviceUser(now: DeviceUser): void {
  setDeviceUser(now);
  try {
    localStorage.setItem(storageKeys.turn, JSON.stringify(now));
  } catch {
    // Without storage the next call to the server detects another user.
  }
}

export const deviceUserOf = ({ role, id, name }: User): DeviceUser =>
  role === 'leerling' ? { kind: 'pupil', id, name } : { kind: 'adult' };

/** Reads what another tab stored while this one was frozen, or before its event arrived. */
function catchUp(): void {
  const now = read();
  if (now !== null) setDeviceUser(now);
}

/** True when the page of this person must stop, because somebody else signed in or everybody signed out. */
export function isOtherDeviceUser(user: User, now: DeviceUser | null): boolean {
  if (now === null) return false;
  if (now.kind === 'pupil') return now.id !== user.id;
  return now.kind !== 'adult' || user.role === 'leerling';
}

/** The same, read from storage at this moment, for use before something irreversible. */
export function hasDeviceUserChanged(user: User | null): boolean {
  catchUp();
  return user === null || isOtherDeviceUser(user, turn.getState().turn);
}

/**
 * Follows the other tabs. Reads the storage again after the page was frozen or came from the back/forward cache,
 * because it missed events then.
 */
export function watchDeviceUser(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKeys.turn) catchUp();
  };
  const onSeen = () => {
    if (document.visibilityState === 'visible') catchUp();
  };
  catchUp();
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onSeen);
  document.addEventListener('visibilitychange', onSeen);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onSeen);
    document.removeEventListener('visibilitychange', onSeen);
  };
}

/** Returns the device user when it is no longer this person, else null. */
export function useOtherDeviceUser(user: User | null): DeviceUser | null {
  const now = useStore(turn, (state) => state.turn);
  return user !== null && isOtherDeviceUser(user, now) ? now : null;
}
