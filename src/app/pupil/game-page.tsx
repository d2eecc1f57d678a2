import { gameById } from '@games/kit/api/catalogue';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { useUser } from '../session/session';
import { newId } from '../shared/new-id';
import { to } from '../shared/routes';
import { Loading } from '../ui/plain/loading';
import styles from './game-page.module.css';
import { leaveRegion } from './island/map/region-just-left';
import { PlayScreen } from './round/screen/play-screen';
import { preloadGame } from './round/stage/prefetch-game';
import { gamePath, startTestMark } from './round/start/game-path';
import { useRound } from './round/start/use-round';
import { OutboxNote } from './sync/outbox-note';
import { useChildPreference } from './ui/child-preference';
import { FriendlyError, RetryButton } from './ui/friendly-error';
import { endPageTransition, startPageTransition } from './ui/page-transition/page-transition';
import { ToMapButton } from './ui/to-map-button';

/** Reason why no round can be played here; each has its texts. */
type Trouble = 'otherTab' | 'gone' | 'day' | 'licence' | 'offline' | 'away' | 'failed' | 'unknownGame';

/** Lazy, because only staff need the collections on the device. */
const StaffRound = lazy(async () => ({ default: (await import('./preview/staff-round')).StaffRound }));

/** Plays the round of the address. Staff play the same sums, and nothing is recorded. */
export function Component() {
  const user = useUser();
  const { somvensterId = '' } = useParams();
  return (
    <main className={styles.page}>
      {user?.role === 'leerling' ? (
        <Round key={somvensterId} />
      ) : (
        <Suspense fallback={<Loading />}>
          <StaffRound />
        </Suspense>
      )}
    </main>
  );
}

function Round() {
  const { t } = useTranslation('pupil');
  const {
    leerlingId = '',
    oefentaakId = '',
    somvensterId = '',
    takenlijsttaakId = '',
    game: id = '',
  } = useParams();
  const navigate = useNavigate();
  const game = gameById(id);
  const [preference] = useChildPreference();
  const isStart = useSearchParams()[0].has(startTestMark);
  const { state, ending } = useRound(game, {
    pupilId: leerlingId,
    practiceTaskId: oefentaakId,
    windowId: somvensterId,
    ...(isStart && { purpose: 'start-test' }),
  });
  useEffect(() => {
    // The game loads at the same time as the window. A start test has no scene.
    if (game !== undefined && !isStart) preloadGame(game);
  }, [game, isStart]);
  const pathOf = (windowId: string) =>
    gamePath({
      pupilId: leerlingId,
      taskListItemId: takenlijsttaakId,
      practiceTaskId: oefentaakId,
      windowId,
      game: id,
    });
  const map = to('l-landkaart', { leerlingId });
  const isHere = state.kind !== 'loading' && state.kind !== 'playing';
  // A message is shown at once; a round is shown when its stage is ready.
  useEffect(() => {
    if (isHere) endPageTransition();
  }, [isHere]);
  const leave = () => {
    if (game !== undefined) {
      leaveRegion(game.region);
      startPageTransition(game.region);
    }
    void navigate(map);
  };
  const trouble = (why: Trouble, again = false) => (
    <FriendlyError as="div" title={t(`trouble.${why}.title`)} text={t(`trouble.${why}.text`)}>
      {again && <RetryButton onClick={() => location.reload()} />}
      <ToMapButton quiet={again} />
    </FriendlyError>
  );

  if (game === undefined) return trouble('unknownGame');
  switch (state.kind) {
    case 'loading':
    case 'other-pupil':
      return <Loading />;
    case 'other-tab':
      return trouble('otherTab');
    case 'gone':
      return trouble('gone');
    case 'refused':
      return trouble(state.why);
    case 'instead':
      return <Navigate replace to={pathOf(state.windowId)} />;
    case 'offline':
    case 'away':
    case 'failed':
      return trouble(state.kind, true);
    case 'playing':
      return (
        <>
          <PlayScreen
            game={game}
            simple={preference.simple}
            session={state.session}
            left={state.left}
            ending={ending}
            onStop={leave}
            // Without the server and a prefetched round there is no other round to offer.
            {...((ending.kind !== 'kept' || ending.another) && {
              onAgain: () => void navigate(pathOf(newId())),
            })}
          />
          <OutboxNote pupilId={leerlingId} />
        </>
      );
  }
}
