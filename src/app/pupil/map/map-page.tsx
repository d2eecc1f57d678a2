import { IconCheck, IconLogout, IconPlant2, IconSettings, IconWifiOff } from '@tabler/icons-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../api/api-error';
import { useLocale } from '../../i18n/use-locale';
import { useUser } from '../../session/session';
import { signOut } from '../../session/sign-out';
import { describeError } from '../../ui/describe-error';
import { Button } from '../../ui/plain/button';
import { Loading } from '../../ui/plain/loading';
import { Beach } from '../beach';
import { fetchedApart } from '../fetched-apart';
import { KindPage, RetryButton } from '../kind-page';
import { OutboxNote, RefusedNote } from '../outbox-note';
import { Sheet } from '../play/sheet';
import sheet from '../play/sheet.module.css';
import { ReadAloudButton } from '../read-aloud-button';
import { timeLeft } from '../round/time-left';
import button from '../round-button.module.css';
import { ScanSettings } from '../scan/scan-settings';
import { endWipe } from '../wipe/wipe';
import { ChildPlate } from './child-plate';
import { Island } from './island';
import { SamSays, StartCard } from './map-cards';
import styles from './map-page.module.css';
import { prefetchGame } from './prefetch-game';
import { prepareOffline } from './prepare-offline';
import { startTestPath, stopsOf } from './stops';
import { TaskCard } from './task-card';
import { usePupilMap } from './use-pupil-map';

/** Fetched when it is wanted: the map comes first. */
const avatarSheet = fetchedApart(async () => (await import('../avatar/avatar-sheet')).AvatarSheet);

/** The island: the child's home. Flags where today's tasks are, the same tasks as large cards below. */
export function Component() {
  const { t } = useTranslation('pupil');
  const { leerlingId = '' } = useParams();
  const locale = useLocale();
  const user = useUser();
  const { shown, error, again } = usePupilMap(leerlingId);
  const [choosing, setChoosing] = useState<'avatar' | 'settings' | null>(null);

  const dayIsDone = shown !== null && timeLeft(leerlingId) === 0;
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

  const canPlay = startTest !== null || stops.some(({ path }) => path !== null);
  const isShown = shown !== null || error !== null;
  useEffect(() => {
    if (isShown) endWipe();
  }, [isShown]);

  if (error !== null && shown === null) {
    if (error instanceof ApiError && error.status === 404) throw error;
    return (
      <>
        <Beach />
        <KindPage title={t('map.failed')} text={describeError(error)}>
          <RetryButton onClick={again} />
          {user?.role === 'leerling' && (
            <Button size="lg" look="quiet" onClick={() => void signOut()}>
              <IconLogout aria-hidden="true" />
              {t('map.signOut')}
            </Button>
          )}
        </KindPage>
      </>
    );
  }
  if (shown === null) return <Loading />;
  const { map } = shown;
  const { stamps, size } = map.savingsCard;
  const offline = t(stops.some(({ path }) => path !== null) ? 'map.offline' : 'map.offlineClosed');
  return (
    <main className={styles.page}>
      <h1 className="unseen">{t('map.title')}</h1>
      <Island stops={stops} />
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
              onClick={() => void signOut()}
            >
              <IconLogout aria-hidden="true" />
            </button>
          )}
        </div>
      </header>
      {map.lookingAsStaff && <p className={styles.looking}>{t('map.looking', { name: map.name })}</p>}
      {!online && (
        <output className={styles.looking}>
          <IconWifiOff aria-hidden="true" /> {offline} <ReadAloudButton text={offline} />
        </output>
      )}
      <RefusedNote pupilId={leerlingId} />
      {/* Where nothing in it can be pressed, the keyboard still scrolls it. */}
      <nav className={styles.today} aria-label={t('map.today')} tabIndex={canPlay ? undefined : 0}>
        {map.licenceOver ? <SamSays why="licence" /> : dayIsDone && <SamSays why="time" />}
        {stops.length === 0 && !map.licenceOver && (
          <p className={styles.nothing}>
            {t('map.nothing')} <ReadAloudButton text={t('map.nothing')} />
          </p>
        )}
        <ul>
          {startTest !== null && <StartCard path={startTest} />}
          {stops.map((stop) => (
            <TaskCard key={stop.task.practiceTaskId} stop={stop} />
          ))}
        </ul>
      </nav>
      <OutboxNote pupilId={leerlingId} />
      {choosing === 'settings' && (
        <DoneSheet title={t('scan.open')} onClose={() => setChoosing(null)}>
          <ScanSettings />
        </DoneSheet>
      )}
      {choosing === 'avatar' && (
        <avatarSheet.Fetched
          instead={
            <DoneSheet title={t('avatar.title')} onClose={() => setChoosing(null)}>
              <p>{t('trouble.screen.text')}</p>
            </DoneSheet>
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
        </avatarSheet.Fetched>
      )}
    </main>
  );
}

interface DoneSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet over the map with one way on. */
function DoneSheet({ title, onClose, children }: DoneSheetProps) {
  const { t } = useTranslation('pupil');
  return (
    <Sheet title={title} onClose={onClose}>
      {children}
      <div className={sheet.actions}>
        <Button size="lg" onClick={onClose}>
          <IconCheck aria-hidden="true" />
          {t('scan.close')}
        </Button>
      </div>
    </Sheet>
  );
}
