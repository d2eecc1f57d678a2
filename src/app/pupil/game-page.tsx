import { gameById } from '@games/kit/catalogue';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { newId } from '../new-id';
import { to } from '../routes';
import { useUser } from '../session/session';
import { Loading } from '../ui/plain/loading';
import styles from './game-page.module.css';
import { KindPage, RetryButton } from './kind-page';
import { bringGame } from './map/prefetch-game';
import { OutboxNote } from './outbox-note';
import { PlayScreen } from './play/play-screen';
import { gamePath, startTestMark } from './round/game-path';
import { useRound } from './round/use-round';
import { ToMapButton } from './to-map';
import { endWipe, startWipe } from './wipe/wipe';

/** Why there is no round here, by its texts. */
type Trouble = 'otherTab' | 'gone' | 'day' | 'licence' | 'offline' | 'failed' | 'unknownGame';

/** Only adults need the collections on the device. */
const StaffRound = lazy(async () => ({ default: (await import('./preview/staff-round')).StaffRound }));

/** The route of a game. An adult who opens it plays the same sums without anything being recorded. */
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
  const isStart = useSearchParams()[0].has(startTestMark);
  const { state, ending } = useRound(game, {
    pupilId: leerlingId,
    practiceTaskId: oefentaakId,
    windowId: somvensterId,
    ...(isStart && { purpose: 'start-test' }),
  });
  useEffect(() => {
    // Beside the window of sums, not after it. A start test is not drawn.
    if (game !== undefined && !isStart) bringGame(game);
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
  // What comes instead of a round is seen at once; a round is seen when its stage stands.
  useEffect(() => {
    if (isHere) endWipe();
  }, [isHere]);
  const leave = () => {
    if (game !== undefined) startWipe(game.region);
    void navigate(map);
  };
  const trouble = (why: Trouble, again = false) => (
    <KindPage title={t(`trouble.${why}.title`)} text={t(`trouble.${why}.text`)}>
      {again && <RetryButton onClick={() => location.reload()} />}
      <ToMapButton />
    </KindPage>
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
    case 'failed':
      return trouble(state.kind, true);
    case 'playing':
      return (
        <>
          <PlayScreen
            game={game}
            session={state.session}
            left={state.left}
            ending={ending}
            onStop={leave}
            onAgain={() => void navigate(pathOf(newId()))}
          />
          <OutboxNote pupilId={leerlingId} />
        </>
      );
  }
}
