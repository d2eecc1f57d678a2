import type { GameManifest } from '@games/kit/manifest';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { Loading } from '../../ui/plain/loading';
import { fetchedApart } from '../fetched-apart';
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
import { PlainHold } from './plain-hold';
import styles from './play-screen.module.css';

/**
 * Strategies, pictures, pads, pause and end are much to load: fetched when a round has begun, so that the page comes first and
 * they are there offline too.
 */
const help = fetchedApart(async () => (await import('./help-sheet')).HelpSheet);
const simpleView = fetchedApart(async () => (await import('./simple-view')).SimpleView);
const hold = fetchedApart(async () => (await import('./hold-dialog')).HoldDialog);
const end = fetchedApart(async () => (await import('./end-screen')).EndScreen);

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
  const { state, hold: why } = view;
  const isStart = isStartTest(view);
  const dayIsDone = useKindStop(session, left);
  const draws = supportsWebgl();
  const flat = game.worlds?.portrait === undefined;
  const [simple, setSimple] = useState(asked || isStart || !draws);

  useEffect(() => {
    // Fetched while there is a connection; what cannot come yet is asked for again when it is opened.
    Promise.all([help, simpleView, hold, end].map(({ bring }) => bring())).catch(() => undefined);
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

  const plain = (onStage?: () => void) => <PlainHold session={session} onStop={onStop} onStage={onStage} />;
  if (state === 'over') {
    return (
      <div className={styles.screen}>
        <end.Fetched meanwhile={<Loading />} instead={plain()}>
          {(EndScreen) => (
            <EndScreen
              session={session}
              ending={ending}
              dayIsDone={dayIsDone}
              onStop={onStop}
              {...(onAgain && { onAgain })}
            />
          )}
        </end.Fetched>
      </div>
    );
  }
  return (
    <div className={styles.screen} data-flat={!simple && flat} data-simple={simple} data-region={game.region}>
      <h1 className="unseen">{isStart ? t('start.title') : game.title[locale === 'en' ? 'en' : 'nl']}</h1>
      <div className={styles.frame}>
        {simple ? (
          <simpleView.Fetched
            meanwhile={<Loading />}
            instead={plain(draws && !isStart ? () => setSimple(false) : undefined)}
          >
            {(SimpleView) => <SimpleView session={session} />}
          </simpleView.Fetched>
        ) : (
          <Stage game={game} session={session} onSimple={() => setSimple(true)} />
        )}
      </div>
      <div className={styles.over}>
        <Hud session={session} />
      </div>
      {/* Said once: whoever has answered knows. */}
      {!draws && view.done === 0 && <Note text={t('stage.noWebgl')} />}
      {!simple && flat && (
        <div className={styles.turn}>
          <Note text={t('stage.turn')} />
        </div>
      )}
      {state === 'held' && why === 'help' && (
        <help.Fetched meanwhile={<Loading />} instead={plain()}>
          {(HelpSheet) => <HelpSheet session={session} />}
        </help.Fetched>
      )}
      {state === 'held' && why !== 'help' && (
        <hold.Fetched instead={plain()}>
          {(HoldDialog) => (
            <HoldDialog
              session={session}
              simple={simple}
              onStop={onStop}
              {...(draws && !isStart && { onSwitch: () => setSimple(!simple) })}
            />
          )}
        </hold.Fetched>
      )}
    </div>
  );
}

const Note = ({ text }: { readonly text: string }) => (
  <p className={styles.note}>
    {text} <ReadAloudButton text={text} />
  </p>
);
