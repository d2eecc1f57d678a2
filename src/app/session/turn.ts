import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { CallReply } from '../api/call';
import { storageKeys } from '../constants';

type User = CallReply<'profile'>;

/** Who signed in or out on this device last. `unknown`: the server knows another child than this page does. */
export type Turn =
  | { readonly kind: 'pupil'; readonly id: string; readonly name: string }
  | { readonly kind: 'adult' | 'nobody' | 'unknown' };

const turn = createStore<{ readonly turn: Turn | null }>(() => ({ turn: null }));

function read(): Turn | null {
  try {
    return JSON.parse(localStorage.getItem(storageKeys.turn) ?? 'null') as Turn | null;
  } catch {
    return null;
  }
}

/** Tells this tab alone. */
export const setTurn = (now: Turn): void => turn.setState({ turn: now });

/** Tells every tab of this device. Of an adult it keeps neither name nor id. */
export function announceTurn(now: Turn): void {
  setTurn(now);
  try {
    localStorage.setItem(storageKeys.turn, JSON.stringify(now));
  } catch {
    // Where nothing can be kept the server says it at the next call.
  }
}

export const turnOf = ({ role, id, name }: User): Turn =>
  role === 'leerling' ? { kind: 'pupil', id, name } : { kind: 'adult' };

/** Hears what another tab said while this one was frozen, or before its event came. */
function catchUp(): void {
  const now = read();
  if (now !== null) setTurn(now);
}

/** Whether the page of this person has to stop, because somebody else came or everybody left. */
export function isOtherTurn(user: User, now: Turn | null): boolean {
  if (now === null) return false;
  if (now.kind === 'pupil') return now.id !== user.id;
  return now.kind !== 'adult' || user.role === 'leerling';
}

/** The same, as the device says it at this very moment: before something is done that cannot be undone. */
export function isTurnOver(user: User | null): boolean {
  catchUp();
  return user === null || isOtherTurn(user, turn.getState().turn);
}

/** Listens to the other tabs; a page that slept, or comes back from the browser's cache, heard none of them. */
export function watchTurns(): () => void {
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

/** Whose turn it is when it is not this person's any more, else null. */
export function useOtherTurn(user: User | null): Turn | null {
  const now = useStore(turn, (state) => state.turn);
  return user !== null && isOtherTurn(user, now) ? now : null;
}
