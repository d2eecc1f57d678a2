import type { GameManifest } from '@games/kit/manifest';
import { useEffect, useState } from 'react';
import { currentLocale } from '../../i18n/locale';
import { holdPage } from '../../ui/page-holds';
import type { Outbox } from '../outbox/outbox';
import { pageOutbox } from '../page-outbox';
import type { Ending } from '../play/end-screen';
import { motionWanted, soundWanted } from '../preferences';
import { createAnswerClock, watchPage } from './answer-clock';
import { createSession } from './create-session';
import { motorTimesOf } from './motor-samples';
import { openRound, type RoundAddress } from './open-round';
import { roundKeeper } from './round-keeper';
import type { RoundSession } from './round-session';
import { notePlayed, timeLeft } from './time-left';
import { takeWindow } from './window-lock';

export type RoundState =
  | { readonly kind: 'loading' | 'other-tab' | 'other-pupil' | 'gone' | 'offline' | 'failed' }
  | { readonly kind: 'instead'; readonly windowId: string }
  | { readonly kind: 'refused'; readonly why: 'day' | 'licence' }
  /** `left`: time left of the day, ms; null: no limit. */
  | { readonly kind: 'playing'; readonly session: RoundSession; readonly left: number | null };

/** How long the end waits for the server before it says that the round is kept here, ms. */
const END_PATIENCE = 4000;

/** Opens a round for a game and plays it; closing the screen leaves nothing behind but what was kept. */
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
      const free = await takeWindow(windowId);
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
        keeper: roundKeeper(box, windowId, pupilId),
        motor: motorTimesOf(pupilId, game.id, game.motorMs),
        settings: {
          locale: currentLocale(),
          motion: motionWanted(),
          sound: soundWanted(),
          help: window.settings.help,
          clock: window.settings.clock,
        },
        now: () => Date.now(),
      });
      if (session === null) return setState({ kind: 'gone' });
      const begun = session.time();
      undo.push(
        () => session.close(),
        holdPage(),
        () => notePlayed(session.time() - begun),
      );
      undo.push(
        box.onFinished((finished, { savingsCard, stampAdded }) => {
          if (finished === windowId) setEnding({ kind: 'told', savingsCard, stampAdded });
        }),
      );
      undo.push(
        watchEnd(session, () => setEnding((now) => (now.kind === 'sending' ? { kind: 'kept' } : now))),
      );
      // All answered already, the end perhaps not told: telling it twice is harmless.
      if (session.view().state === 'over') await box.finish(windowId);
      setState({ kind: 'playing', session, left: timeLeft(pupilId) });
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

/** Calls once when the end has stood for a while. */
function watchEnd(session: RoundSession, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (session.view().state === 'over') timer ??= setTimeout(run, END_PATIENCE);
  };
  look();
  const off = session.onView(look);
  return () => {
    off();
    clearTimeout(timer);
  };
}
