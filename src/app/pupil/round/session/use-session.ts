import { useSyncExternalStore } from 'react';
import type { RoundSession, RoundView } from './types';

/** Returns the view of a round and renders again when it changes. */
export const useSession = (session: RoundSession): RoundView =>
  useSyncExternalStore(session.onView, session.view);
