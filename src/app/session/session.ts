import { useStore } from 'zustand';
import { immer } from 'zustand/middleware/immer';
import { createStore } from 'zustand/vanilla';
import type { CallReply } from '../api/call';
import { cacheUser } from './device/cached-pupil';
import { announceDeviceUser, deviceUserOf } from './device/device-user';

/** The signed-in person, from the profile. */
export type User = CallReply<'profile'>;

interface Session {
  readonly user: User | null;
}

/** The signed-in person or nobody. Works without React, so that route guards can use it. */
export const session = createStore<Session>()(immer(() => ({ user: null })));

export const signedInUser = (): User | null => session.getState().user;

/**
 * Sets the signed-in person and caches a child on this device. Tells other tabs of a new person only; they learn of a
 * sign-out from the sign-out itself, because an expired session must not end a round.
 */
export function setUser(user: User | null): void {
  cacheUser(user);
  if (user !== null) announceDeviceUser(deviceUserOf(user));
  session.setState((state) => {
    state.user = user;
  });
}

/** Returns the signed-in person or null, and renders again when that changes. */
export const useUser = (): User | null => useStore(session, (state) => state.user);
