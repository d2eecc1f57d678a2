import type { GameManifest } from '@games/kit/manifest';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { Loading } from '../../ui/plain/loading';
import { onMotionWanted } from '../preferences';
import { ReadAloudButton } from '../read-aloud-button';
import { isStartTest, type RoundSession } from '../round/round-session';
import { useKindStop } from '../round/use-kind-stop';
import { useSession } from '../round/use-session';
import '../region-colours.css';
import { Stage } from '../stage/stage';
import { supportsWebgl } from '../stage/supports-webgl';
import type { Ending } from './end-screen';
import { Hud } from './hud';
import styles from './play-screen.module.css';

/**
 * Strategies, pictures, pads, pause and end are much to load: fetched when a round has begun, so that the page comes first and
 * they are there offline too.
 */
const loadHelp = () => import('./help-sheet');
const loadSimple = () => import('./simple-view');
const loadHold = () => import('./hold-dialog');
const loadEnd = () => import('./end-screen');
const HelpSheet = lazy(async () => ({ default: (await loadHelp()).HelpSheet }));
const HoldDialog = lazy(async () => ({ default: (await loadHold()).HoldDialog }));
const EndScreen = lazy(async () => ({ default: (await loadEnd()).EndScreen }));
const SimpleView = lazy(async () => ({ default: (await loadSimple()).SimpleView }));

interface Props {
  readonly game: GameManifest;
  readonly session: RoundSession;
  readonly ending: Ending;
  readonly onAgain?: () => void;
  readonly onStop: () => void;
  /** Without the drawing from the start. */
  readonly simple?: boolean;
  /** Time left of the day when the round was opened, ms; null: no limit. */
  readonly left?: number | null;
}

/** A round being played: the stage or the simple view, what lies over it, and its end. Fills its positioned parent. */
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
  const { state, hold } = view;
  const isStart = isStartTest(view);
  const dayIsDone = useKindStop(session, left);
  const draws = supportsWebgl();
  const flat = game.worlds?.portrait === undefined;
  const [simple, setSimple] = useState(asked || isStart || !draws);

  useEffect(() => {
    // Fetched while there is a connection; what cannot come yet is asked for again when it is opened.
    Promise.all([loadHelp(), loadSimple(), loadHold(), loadEnd()]).catch(() => undefined);
  }, []);
  useEffect(() => onMotionWanted((motion) => session.change({ motion })), [session]);
  useEffect(() => session.change({ locale }), [session, locale]);
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') session.hold('pause');
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, [session]);

  if (state === 'over') {
    return (
      <div className={styles.screen}>
        <Suspense fallback={<Loading />}>
          <EndScreen
            session={session}
            ending={ending}
            dayIsDone={dayIsDone}
            onStop={onStop}
            {...(onAgain && { onAgain })}
          />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={styles.screen} data-flat={!simple && flat} data-simple={simple} data-region={game.region}>
      <h1 className="unseen">{isStart ? t('start.title') : game.title[locale === 'en' ? 'en' : 'nl']}</h1>
      <div className={styles.frame}>
        {simple ? (
          <Suspense fallback={<Loading />}>
            <SimpleView session={session} />
          </Suspense>
        ) : (
          <Stage game={game} session={session} onSimple={() => setSimple(true)} />
        )}
      </div>
      <div className={styles.over}>
        <Hud session={session} />
      </div>
      {!draws && <Note text={t('stage.noWebgl')} />}
      {!simple && flat && (
        <div className={styles.turn}>
          <Note text={t('stage.turn')} />
        </div>
      )}
      {state === 'held' && hold === 'help' && (
        <Suspense fallback={<Loading />}>
          <HelpSheet session={session} />
        </Suspense>
      )}
      {state === 'held' && hold !== 'help' && (
        <Suspense>
          <HoldDialog
            session={session}
            simple={simple}
            onStop={onStop}
            {...(draws && !isStart && { onSwitch: () => setSimple(!simple) })}
          />
        </Suspense>
      )}
    </div>
  );
}

const Note = ({ text }: { readonly text: string }) => (
  <p className={styles.note}>
    {text} <ReadAloudButton text={text} />
  </p>
);
