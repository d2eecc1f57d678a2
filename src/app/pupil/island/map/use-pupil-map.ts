import { useCallback, useEffect, useState } from 'react';
import { isServerFault, mayWorkLater, retryAfterOf } from '../../../api/api-error';
import { call } from '../../../api/call';
import { cachedMap, cacheMap } from '../../../session/device/cached-pupil';
import { signedInUser } from '../../../session/session';
import type { StoredRound } from '../../sync/outbox/entry';
import { pageOutbox } from '../../sync/page-outbox';
import type { PupilMap } from './stops/stops';

/** Longest wait for a slow network before the cached map is shown, ms. */
const patience = 3000;
/** Time between two tries while the server cannot be reached, ms. */
const askAgainAfter = 20_000;

interface ShownMap {
  readonly map: PupilMap;
  readonly readAt: number;
  /** True when the server has just sent the map; false for the cached map. */
  readonly online: boolean;
  /** The server answered, but cannot give the map now. */
  readonly away: boolean;
  readonly rounds: readonly StoredRound[];
}

const roundsOf = (pupilId: string): Promise<readonly StoredRound[]> =>
  pageOutbox()
    .then((outbox) => outbox.rounds(pupilId))
    .catch(() => []);

/**
 * Loads the map of a pupil from the server, or else from the cache. Loads it again when the network returns and when
 * the server has received a round.
 */
export function usePupilMap(pupilId: string) {
  const [shown, setShown] = useState<ShownMap | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  /** Pause that the server asked for, ms. */
  const [rest, setRest] = useState(0);
  const waiting = shown === null ? mayWorkLater(error) : !shown.online;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let live = true;
    const show = async (
      map: PupilMap,
      readAt: number,
      { online, away }: Pick<ShownMap, 'online' | 'away'>,
    ) => {
      const rounds = await roundsOf(pupilId);
      if (live) setShown({ map, readAt, online, away, rounds });
    };
    const kept = cachedMap(pupilId);
    const showKept = (away = false) =>
      kept === null ? undefined : void show(kept.map, kept.readAt, { online: false, away });
    const late = setTimeout(() => showKept(), patience);
    call('readMap', { params: { pupilId } }).then(
      (map) => {
        clearTimeout(late);
        const user = signedInUser();
        if (user?.id === pupilId) cacheMap(user, map);
        setError(null);
        return show(map, Date.now(), { online: true, away: false });
      },
      (reason: unknown) => {
        clearTimeout(late);
        if (live) setRest(retryAfterOf(reason));
        if (kept !== null && mayWorkLater(reason)) showKept(isServerFault(reason));
        else if (live) setError(reason);
      },
    );
    return () => {
      live = false;
      clearTimeout(late);
    };
  }, [pupilId, attempt]);

  useEffect(() => {
    let off = () => {};
    void pageOutbox().then((outbox) => {
      off = outbox.onFinished(again);
    });
    window.addEventListener('online', again);
    return () => {
      off();
      window.removeEventListener('online', again);
    };
  }, [again]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait begins anew after each attempt
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(again, Math.max(askAgainAfter, rest));
    return () => clearTimeout(timer);
  }, [waiting, attempt, rest, again]);

  return { shown, error, again };
}
