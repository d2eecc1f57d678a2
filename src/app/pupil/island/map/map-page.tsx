import {
  IconBinoculars,
  IconCloudPause,
  IconLogout,
  IconPlant2,
  IconSettings,
  IconWifiOff,
} from '@tabler/icons-react';
import { Fragment, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../../api/api-error';
import { useLocale } from '../../../i18n/use-locale';
import { useUser } from '../../../session/session';
import { Button } from '../../../ui/plain/button';
import { Loading } from '../../../ui/plain/loading';
import { prefetchGame } from '../../round/stage/prefetch-game';
import { remainingTime } from '../../round/start/time-left';
import { OutboxNote, RefusedNote } from '../../sync/outbox-note';
import { dayOf } from '../../sync/prefetched-rounds/prefetched-rounds';
import { signOutPupil } from '../../sync/sign-out-pupil';
import { Beach } from '../../ui/beach';
import { useChildPreference } from '../../ui/child-preference';
import { FailedPage, RetryButton } from '../../ui/friendly-error';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { endPageTransition } from '../../ui/page-transition/page-transition';
import { isSoundOn } from '../../ui/preferences';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import button from '../../ui/round-button.module.css';
import { DayEndCard } from '../day-end/day-end-card';
import { isDayDone, rememberDayEnd, wasDayEndShown } from '../day-end/day-of-child';
import { sceneOfDay } from '../sam-scene/scene-of-day';
import { starGoalOf } from '../star-goal/star-goal';
import { ChildPlate } from './child-plate';
import { Island } from './island';
import { SamSays, StartCard } from './map-cards';
import styles from './map-page.module.css';
import { MessageSheet } from './message-sheet';
import { prepareOffline } from './prepare-offline';
import { startTestPath, stopsOf } from './stops/stops';
import { TaskCard } from './task-card';
import { usePupilMap } from './use-pupil-map';

/** Lazy, so that the map appears first. */
const avatarSheet = lazyWithRetry(async () => (await import('../avatar/avatar-sheet')).AvatarSheet);

const growthText = lazyWithRetry(async () => (await import('./own-layers')).GrowthText);
const childSettings = lazyWithRetry(
  async () => (await import('../../settings/child-settings')).ChildSettings,
);
/** Lazy: on one day in three. */
const sceneSheet = lazyWithRetry(async () => (await import('../sam-scene/sam-scene-sheet')).SamSceneSheet);
/** Lazy: only where the teacher set a goal. */
const starGoalPlate = lazyWithRetry(async () => (await import('../star-goal/star-goal-plate')).StarGoalPlate);
const starGoalSheet = lazyWithRetry(async () => (await import('../star-goal/star-goal-sheet')).StarGoalSheet);
/** Lazy: a day ends once. */
const dayEndSheet = lazyWithRetry(async () => (await import('../day-end/day-end-sheet')).DayEndSheet);
/** Up to this school year the end of the day is said without being asked. */
const readsItselfUpTo = 4;

/** Shows the island: a flag for each task of today, and the same tasks as large cards below. */
export function Component() {
  const { t } = useTranslation('pupil');
  const { leerlingId = '' } = useParams();
  const locale = useLocale();
  const user = useUser();
  const { shown, error, again } = usePupilMap(leerlingId);
  const [{ reading }] = useChildPreference();
  const [choosing, setChoosing] = useState<'avatar' | 'settings' | 'day-end' | 'scene' | 'star-goal' | null>(
    null,
  );

  const dayIsDone = shown !== null && remainingTime(leerlingId) === 0;
  const stops = useMemo(
    () => (shown === null ? [] : stopsOf(shown, locale, dayIsDone)),
    [shown, locale, dayIsDone],
  );
  const startTest = useMemo(
    () => (shown === null || dayIsDone ? null : startTestPath(shown)),
    [shown, dayIsDone],
  );
  const nextGame = stops[0]?.game;
  useEffect(() => (nextGame === undefined ? undefined : prefetchGame(nextGame)), [nextGame]);
  const isChild = shown?.map.lookingAsStaff === false;
  const online = shown?.online === true;
  useEffect(() => {
    if (isChild && online) prepareOffline(leerlingId, stops);
  }, [isChild, online, leerlingId, stops]);

  // A new child plays first; the test comes second.
  const hasPlayed =
    stops.length === 0 ||
    (shown?.map.growth ?? []).length > 0 ||
    stops.some(({ roundsDone, begun }) => roundsDone > 0 || begun);
  const next = stops.find(({ path, done }) => path !== null && !done);
  const canPlay = startTest !== null || stops.some(({ path }) => path !== null);
  const isShown = shown !== null || error !== null;
  useEffect(() => {
    if (isShown) endPageTransition();
  }, [isShown]);

  const isEnd = dayIsDone || isDayDone(stops);
  // The end of the day opens by itself, once.
  const [isEndSeen, setEndSeen] = useState(() => wasDayEndShown(leerlingId));
  const showsEnd = choosing === 'day-end' || (isEnd && isChild && !isEndSeen);
  const leaveEnd = () => {
    rememberDayEnd(leerlingId);
    setEndSeen(true);
    setChoosing(null);
  };

  if (error !== null && shown === null) {
    if (error instanceof ApiError && error.status === 404) throw error;
    return (
      <>
        <Beach />
        <FailedPage title={t('map.failed')} error={error}>
          <RetryButton onClick={again} />
          {user?.role === 'leerling' && (
            <Button size="lg" look="quiet" onClick={() => void signOutPupil()}>
              <IconLogout aria-hidden="true" />
              {t('map.signOut')}
            </Button>
          )}
        </FailedPage>
      </>
    );
  }
  if (shown === null) return <Loading />;
  const { map } = shown;
  const starGoal = starGoalOf(map, online);
  const scene = sceneOfDay(leerlingId, dayOf(shown.readAt));
  const learnsToRead = (map.year ?? readsItselfUpTo) <= readsItselfUpTo;
  const { stamps, size } = map.savingsCard;
  const without = shown.away ? 'away' : 'offline';
  const said = t(stops.some(({ path }) => path !== null) ? `map.${without}` : `map.${without}Closed`);
  return (
    <main className={styles.page}>
      <h1 className="unseen">{t('map.title')}</h1>
      <growthText.View unavailable={null}>
        {/* A map cached by an older version has no growth. */}
        {(GrowthText) => <GrowthText growth={map.growth ?? []} />}
      </growthText.View>
      <Island stops={stops} map={map} scene={scene} onScene={() => setChoosing('scene')} />
      <header className={styles.top} data-scan-row="top" data-scan-last>
        <ChildPlate map={map} onChoose={() => setChoosing('avatar')} />
        <Link
          className={styles.savings}
          to={`/leerling/${leerlingId}/spaarkaarten`}
          aria-label={t('map.savings', { stamps, size })}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 1.8l3.1 6.5 7.1 1-5.2 4.900 1.300 7.100L12 17.900l-6.300 3.400L7 14.200 1.800 9.300l7.100-1z" />
          </svg>
          <b>
            {stamps} / {size}
          </b>
        </Link>
        <div className={styles.buttons}>
          {starGoal !== null && (
            <starGoalPlate.View unavailable={null}>
              {(StarGoalPlate) => <StarGoalPlate goal={starGoal} onOpen={() => setChoosing('star-goal')} />}
            </starGoalPlate.View>
          )}
          {scene !== null && (
            <button
              type="button"
              className={`${button.small} ${button.help}`}
              aria-label={t('scene.open')}
              onClick={() => setChoosing('scene')}
            >
              <IconBinoculars aria-hidden="true" />
            </button>
          )}
          <Link className={button.small} to={`/leerling/${leerlingId}/mijn-werk`} aria-label={t('work.open')}>
            <IconPlant2 aria-hidden="true" />
          </Link>
          {isChild && (
            <button
              type="button"
              className={button.small}
              aria-label={t('scan.open')}
              onClick={() => setChoosing('settings')}
            >
              <IconSettings aria-hidden="true" />
            </button>
          )}
          {!map.lookingAsStaff && (
            <button
              type="button"
              className={button.small}
              aria-label={t('map.signOut')}
              onClick={() => void signOutPupil()}
            >
              <IconLogout aria-hidden="true" />
            </button>
          )}
        </div>
      </header>
      {map.lookingAsStaff && (
        <p className={styles.looking} data-for-adults>
          {t('map.looking', { name: map.name })}
        </p>
      )}
      {!online && (
        <output className={styles.looking}>
          {shown.away ? <IconCloudPause aria-hidden="true" /> : <IconWifiOff aria-hidden="true" />} {said}{' '}
          <ReadAloudButton text={said} />
        </output>
      )}
      <RefusedNote pupilId={leerlingId} />
      {/* When nothing in it can be pressed, the keyboard still needs to scroll it. */}
      <nav className={styles.today} aria-label={t('map.today')} tabIndex={canPlay ? undefined : 0}>
        {map.licenceOver && <SamSays />}
        {stops.length === 0 && !map.licenceOver && (
          <p className={styles.nothing}>
            {t('map.nothing')} <ReadAloudButton text={t('map.nothing')} />
          </p>
        )}
        <ul>
          {isEnd && !map.licenceOver && (
            <DayEndCard timeIsUp={dayIsDone} onOpen={() => setChoosing('day-end')} />
          )}
          {startTest !== null && hasPlayed && <StartCard path={startTest} isMain />}
          {stops.map((stop, place) => (
            <Fragment key={stop.task.practiceTaskId}>
              <TaskCard stop={stop} isMain={stop === next && !isEnd && !(startTest !== null && hasPlayed)} />
              {startTest !== null && !hasPlayed && place === 0 && (
                <StartCard path={startTest} isMain={false} />
              )}
            </Fragment>
          ))}
        </ul>
      </nav>
      <OutboxNote pupilId={leerlingId} />
      {choosing === 'settings' && (
        <MessageSheet title={t('scan.open')} onClose={() => setChoosing(null)}>
          <childSettings.View unavailable={<p>{t('trouble.screen.text')}</p>}>
            {(ChildSettings) => <ChildSettings readsItself={learnsToRead} />}
          </childSettings.View>
        </MessageSheet>
      )}
      {showsEnd && (
        <dayEndSheet.View unavailable={null}>
          {(DayEndSheet) => (
            <DayEndSheet
              pupilId={leerlingId}
              starGoal={starGoal}
              mayGoOn={!dayIsDone && canPlay}
              readsItself={reading === 'auto' ? isSoundOn() && learnsToRead : reading === 'on'}
              onClose={leaveEnd}
              onSignOut={
                isChild
                  ? () => {
                      rememberDayEnd(leerlingId);
                      void signOutPupil();
                    }
                  : null
              }
            />
          )}
        </dayEndSheet.View>
      )}
      {choosing === 'star-goal' && starGoal !== null && (
        <starGoalSheet.View unavailable={null}>
          {(StarGoalSheet) => <StarGoalSheet goal={starGoal} onClose={() => setChoosing(null)} />}
        </starGoalSheet.View>
      )}
      {choosing === 'scene' && scene !== null && (
        <sceneSheet.View unavailable={null}>
          {(SamSceneSheet) => <SamSceneSheet scene={scene} onClose={() => setChoosing(null)} />}
        </sceneSheet.View>
      )}
      {choosing === 'avatar' && (
        <avatarSheet.View
          unavailable={
            <MessageSheet title={t('avatar.title')} onClose={() => setChoosing(null)}>
              <p>{t('trouble.screen.text')}</p>
            </MessageSheet>
          }
        >
          {(AvatarSheet) => (
            <AvatarSheet
              pupilId={leerlingId}
              avatar={map.avatar}
              onClose={() => setChoosing(null)}
              onKept={() => {
                setChoosing(null);
                again();
              }}
            />
          )}
        </avatarSheet.View>
      )}
    </main>
  );
}
