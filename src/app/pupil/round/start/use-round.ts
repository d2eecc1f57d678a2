import type { GameManifest } from '@games/kit/api/manifest';
import { useEffect, useState } from 'react';
import { currentLocale } from '../../../i18n/locale';
import { guardUnload } from '../../../ui/forms/unload-guard';
import type { Outbox } from '../../sync/outbox/outbox';
import { pageOutbox } from '../../sync/page-outbox';
import { newestPrefetchedRound } from '../../sync/prefetched-rounds/prefetched-rounds';
import { lockWindow } from '../../sync/window-lock';
import { isSoundOn, preferredMotion } from '../../ui/preferences';
import { createAnswerClock, watchPage } from '../session/answer-clock';
import { createSession } from '../session/create-session';
import { holdWhenStopped } from '../session/hold-when-stopped';
import { motorTimesOf } from '../session/motor-samples';
import type { RoundSession } from '../session/types';
import type { Ending } from '../types';
import { openRound, type RoundAddress } from './open-round';
import { roundStorage } from './round-storage';
import { addPlayedTime, remainingTime } from './time-left';

export type RoundState =
  | { readonly kind: 'loading' | 'other-tab' | 'other-pupil' | 'gone' | 'offline' | 'away' | 'failed' }
  | { readonly kind: 'instead'; readonly windowId: string }
  | { readonly kind: 'refused'; readonly why: 'day' | 'licence' }
  /** `left`: time left of the day, ms; null without a limit. */
  | { readonly kind: 'playing'; readonly session: RoundSession; readonly left: number | null };

/** Longest wait for the server before the end screen says that the round is stored on this device, ms. */
const END_PATIENCE = 4000;

/** Opens a round of a game and plays it. Closing the screen releases everything but the stored answers. */
export function useRound(
  game: GameManifest | undefined,
  {
    pupilId,
    practiceTaskId,
    windowId,
    purpose = game?.test === true ? 'fluency-test' : 'practice',
  }: RoundAddress,
) {
  const [state, setState] = useState<RoundState>({ kind: 'loading' });
  const [ending, setEnding] = useState<Ending>({ kind: 'sending' });
  const [outbox, setOutbox] = useState<Outbox | null>(null);

  useEffect(() => {
    if (game === undefined) return undefined;
    let live = true;
    const undo: (() => void)[] = [];
    const open = async () => {
      const box = await pageOutbox();
      if (!live) return;
      setOutbox(box);
      const free = await lockWindow(windowId);
      if (free === null) return setState({ kind: 'other-tab' });
      undo.push(free);
      if (!live) return free();
      const opened = await openRound(box, { pupilId, practiceTaskId, windowId, purpose });
      if (!live) return;
      if (opened.kind !== 'open') return setState(opened);
      const { window, answers } = opened;
      const clock = createAnswerClock(() => performance.now());
      undo.push(watchPage(clock));
      const session = createSession(game, {
        window,
        answers,
        clock,
        storage: roundStorage(box, windowId, pupilId),
        motor: motorTimesOf(pupilId, game.id, game.motorMs),
        settings: {
          locale: currentLocale(),
          motion: preferredMotion(),
          sound: isSoundOn(window.settings.sound),
          help: window.settings.help,
          clock: window.settings.clock,
        },
        now: () => Date.now(),
      });
      if (session === null) return setState({ kind: 'gone' });
      const begun = session.time();
      undo.push(
        () => session.close(),
        holdWhenStopped(session, pupilId),
        guardUnload(),
        () => addPlayedTime(session.time() - begun),
      );
      undo.push(
        box.onFinished((finished, { savingsCard, stampAdded }) => {
          if (finished === windowId) setEnding({ kind: 'told', savingsCard, stampAdded });
        }),
      );
      undo.push(
        watchEnd(session, async () => {
          const stored = await box.rounds(pupilId).catch(() => []);
          const another = newestPrefetchedRound(stored, { practiceTaskId, purpose }) !== undefined;
          if (live) setEnding((now) => (now.kind === 'sending' ? { kind: 'kept', another } : now));
        }),
      );
      // The end may not have been sent yet; sending it twice is harmless.
      if (session.view().state === 'over') await box.finish(windowId);
      setState({ kind: 'playing', session, left: remainingTime(pupilId) });
    };
    open().catch((error: unknown) => {
      console.error(error);
      if (live) setState({ kind: 'failed' });
    });
    return () => {
      live = false;
      for (const off of undo.toReversed()) off();
    };
  }, [game, pupilId, practiceTaskId, windowId, purpose]);

  return { state, ending, outbox };
}

/** Runs once when the round has been over for a while; without a network, as soon as it is over. */
function watchEnd(session: RoundSession, run: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (session.view().state === 'over')
      timer ??= setTimeout(() => void run(), navigator.onLine ? END_PATIENCE : 0);
  };
  look();
  const off = session.onView(look);
  return () => {
    off();
    clearTimeout(timer);
  };
}
