import { useCallback, useEffect, useState } from 'react';
import { mayWorkLater } from '../../api/api-error';
import { call } from '../../api/call';
import { keepMap, keptMap } from '../../session/kept-pupil';
import { signedInUser } from '../../session/session';
import type { KeptRound } from '../outbox/entry';
import { pageOutbox } from '../page-outbox';
import type { PupilMap } from './stops';

/** How long a slow network may keep a child waiting before its last map is shown, ms. */
const patience = 3000;
/** Without the server, it is asked again after this many ms. */
const askAgainAfter = 20_000;

interface ShownMap {
  readonly map: PupilMap;
  readonly readAt: number;
  /** The server has just given it; else it is the last one this device saw. */
  readonly online: boolean;
  readonly rounds: readonly KeptRound[];
}

const roundsOf = (pupilId: string): Promise<readonly KeptRound[]> =>
  pageOutbox()
    .then((outbox) => outbox.rounds(pupilId))
    .catch(() => []);

/**
 * The map of a pupil: from the server, or without one as it last was here. It is read again when the network comes
 * back and when the server has heard of a round.
 */
export function usePupilMap(pupilId: string) {
  const [shown, setShown] = useState<ShownMap | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  const waiting = shown?.online === false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let live = true;
    const show = async (map: PupilMap, readAt: number, online: boolean) => {
      const rounds = await roundsOf(pupilId);
      if (live) setShown({ map, readAt, online, rounds });
    };
    const kept = keptMap(pupilId);
    const showKept = () => (kept === null ? undefined : void show(kept.map, kept.readAt, false));
    const late = setTimeout(showKept, patience);
    call('readMap', { params: { pupilId } }).then(
      (map) => {
        clearTimeout(late);
        const user = signedInUser();
        if (user?.id === pupilId) keepMap(user, map);
        setError(null);
        return show(map, Date.now(), true);
      },
      (reason: unknown) => {
        clearTimeout(late);
        if (kept !== null && mayWorkLater(reason)) showKept();
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
    const timer = setTimeout(again, askAgainAfter);
    return () => clearTimeout(timer);
  }, [waiting, attempt, again]);

  return { shown, error, again };
}
