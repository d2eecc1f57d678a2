import type { GameManifest } from '@games/kit/api/manifest';
import type { Point } from '@games/kit/layout/design';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { Loading } from '../../../ui/plain/loading';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { onMotionPreference } from '../../ui/preferences';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import { isStartTest } from '../session/round-session';
import type { RoundSession } from '../session/types';
import { useSession } from '../session/use-session';
import type { Ending } from '../types';
import { useDailyLimit } from './use-daily-limit';
import '../../ui/region-colours.css';
import { Stage } from '../stage/stage';
import { supportsWebgl } from '../stage/supports-webgl';
import { BasicPauseDialog } from './basic-pause-dialog';
import { Hud } from './hud';
import styles from './play-screen.module.css';

/** Lazy, so that the page opens first. They load as soon as the round has started, so that they work offline too. */
const help = lazyWithRetry(async () => (await import('./help-sheet')).HelpSheet);
const simpleView = lazyWithRetry(async () => (await import('../simple-view/simple-view')).SimpleView);
const pauseDialog = lazyWithRetry(async () => (await import('./pause-dialog')).PauseDialog);
const end = lazyWithRetry(async () => (await import('./end-screen')).EndScreen);

interface Props {
  readonly game: GameManifest;
  readonly session: RoundSession;
  readonly ending: Ending;
  readonly onAgain?: () => void;
  readonly onStop: () => void;
  /** Starts in the simple view. */
  readonly simple?: boolean;
  /** Time left of the day when the round was opened, ms; null without a limit. */
  readonly left?: number | null;
}

/**
 * Plays a round: the stage or the simple view, the dialogs over it, and the end screen. Fills its positioned parent.
 */
export function PlayScreen({
  game,
  session,
  ending,
  onAgain,
  onStop,
  simple: asked = false,
  left = null,
}: Props) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const view = useSession(session);
  const { state, pauseReason: why } = view;
  const isStart = isStartTest(view);
  const dayIsDone = useDailyLimit(session, left);
  const draws = supportsWebgl();
  const flat = game.worlds?.portrait === undefined;
  const [simple, setSimple] = useState(asked || isStart || !draws);
  const isOver = state === 'over';
  // A round that was over when it was opened has no world to end in.
  const [wasOver] = useState(isOver);
  const [grew, setGrew] = useState<Point>();

  useEffect(() => {
    // Preloads while there is a connection; what fails is loaded again when it is opened.
    Promise.all([help, simpleView, pauseDialog, end].map(({ preload }) => preload())).catch(() => undefined);
  }, []);
  useEffect(() => session.bus.on('round:celebrated', (end) => setGrew(end.grew)), [session]);
  useEffect(() => onMotionPreference((motion) => session.change({ motion })), [session]);
  useEffect(() => session.change({ locale }), [session, locale]);
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') session.pause('pause');
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, [session]);

  const plain = (onStage?: () => void) => (
    <BasicPauseDialog session={session} onStop={onStop} onStage={onStage} />
  );
  const inWorld = !simple && !wasOver;
  const ended = (
    <end.View fallback={inWorld ? null : <Loading />} unavailable={plain()}>
      {(EndScreen) => (
        <EndScreen
          session={session}
          ending={ending}
          dayIsDone={dayIsDone}
          onStop={onStop}
          {...(inWorld && { world: { grew } })}
          {...(onAgain && { onAgain })}
        />
      )}
    </end.View>
  );
  if (isOver && !inWorld) {
    return (
      <div className={styles.screen} data-simple="true">
        {ended}
      </div>
    );
  }
  return (
    <div className={styles.screen} data-flat={!simple && flat} data-simple={simple} data-region={game.region}>
      {!isOver && (
        <h1 className="unseen">{isStart ? t('start.title') : game.title[locale === 'en' ? 'en' : 'nl']}</h1>
      )}
      <div className={styles.frame}>
        {simple ? (
          <simpleView.View
            fallback={<Loading />}
            unavailable={plain(draws && !isStart ? () => setSimple(false) : undefined)}
          >
            {(SimpleView) => <SimpleView session={session} />}
          </simpleView.View>
        ) : (
          <Stage game={game} session={session} onSimple={() => setSimple(true)} isOver={isOver} />
        )}
      </div>
      {isOver ? (
        ended
      ) : (
        <div className={styles.over}>
          <Hud session={session} />
        </div>
      )}
      {/* Shown only before the first answer, since a child who has answered knows by then. */}
      {!draws && !isOver && view.done === 0 && <Note text={t('stage.noWebgl')} />}
      {!simple && flat && !isOver && (
        <div className={styles.turn}>
          <Note text={t('stage.turn')} />
        </div>
      )}
      {state === 'paused' && why === 'help' && (
        <help.View fallback={<Loading />} unavailable={plain()}>
          {(HelpSheet) => <HelpSheet session={session} />}
        </help.View>
      )}
      {state === 'paused' && why !== 'help' && (
        <pauseDialog.View unavailable={plain()}>
          {(PauseDialog) => (
            <PauseDialog
              session={session}
              simple={simple}
              onStop={onStop}
              {...(draws && !isStart && { onSwitch: () => setSimple(!simple) })}
            />
          )}
        </pauseDialog.View>
      )}
    </div>
  );
}

const Note = ({ text }: { readonly text: string }) => (
  <p className={styles.note}>
    {text} <ReadAloudButton text={text} />
  </p>
);
