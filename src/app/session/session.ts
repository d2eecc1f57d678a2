import { useStore } from 'zustand';
import { immer } from 'zustand/middleware/immer';
import { createStore } from 'zustand/vanilla';
import type { CallReply } from '../api/call';
import { keepUser } from './kept-pupil';
import { announceTurn, turnOf } from './turn';

/** Who is signed in, as the profile says it. */
export type User = CallReply<'profile'>;

interface Session {
  readonly user: User | null;
}

/** Either nobody is signed in, or one person with a role. Works without React, so that guards can use it. */
export const session = createStore<Session>()(immer(() => ({ user: null })));

export const signedInUser = (): User | null => session.getState().user;

/**
 * Says who is signed in; a child is remembered on this device until somebody else is, or nobody. Other tabs hear who
 * came; that somebody left they hear from the sign-out, because a session that is over ends no round.
 */
export function setUser(user: User | null): void {
  keepUser(user);
  if (user !== null) announceTurn(turnOf(user));
  session.setState((state) => {
    state.user = user;
  });
}

/** The person signed in, or null; renders again when that changes. */
export const useUser = (): User | null => useStore(session, (state) => state.user);
