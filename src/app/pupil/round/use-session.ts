import { useSyncExternalStore } from 'react';
import type { RoundSession, RoundView } from './round-session';

/** What a round shows now; renders again when that changes. */
export const useSession = (session: RoundSession): RoundView =>
  useSyncExternalStore(session.onView, session.view);
