import { mapLayers, mapSize, regionAnchors } from '@assets/map/map';
import type { GameManifest } from '@games/kit/manifest';
import { IconLogout, IconPlayerPlayFilled, IconSettings } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../api/api-error';
import { type CallReply, call } from '../../api/call';
import { useLocale } from '../../i18n/use-locale';
import { signOut } from '../../session/sign-out';
import { describeError } from '../../ui/describe-error';
import { MessagePage } from '../../ui/message-page';
import { Button } from '../../ui/plain/button';
import { Loading } from '../../ui/plain/loading';
import { OutboxNote } from '../outbox-note';
import { Sheet } from '../play/sheet';
import sheet from '../play/sheet.module.css';
import { ReadAloudButton } from '../read-aloud-button';
import { newId } from '../round/new-id';
import button from '../round-button.module.css';
import { ScanSettings } from '../scan/scan-settings';
import { endWipe, startWipe } from '../wipe/wipe';
import { Avatar } from './avatar';
import { gamesOfDay } from './choose-game';
import styles from './map-page.module.css';
import { prefetchGame } from './prefetch-game';

type PupilMap = CallReply<'readMap'>;
type MapTask = PupilMap['tasks'][number];

/** A task with the game it is played in and the address of its next round. */
interface Stop {
  readonly task: MapTask;
  readonly game: GameManifest;
  readonly path: string;
  readonly title: string;
  readonly done: boolean;
}

function stopsOf({ tasks, pupilId }: PupilMap, locale: string): Stop[] {
  const chosen = gamesOfDay(tasks, { pupilId, day: new Date().toLocaleDateString('sv') });
  return tasks.flatMap((task): Stop[] => {
    const game = chosen.get(task.practiceTaskId);
    if (game === undefined) return [];
    const { nl, en, be = nl } = task.title;
    return [
      {
        task,
        game,
        title: { nl, en, be }[locale] ?? nl,
        done: task.required && task.roundsDone >= task.roundsAsked,
        path: `/leerling/${pupilId}/takenlijsttaak/${task.taskListItemId}/oefentaak/${task.practiceTaskId}/somvenster/${task.openWindowId ?? newId()}/spel/${game.id}`,
      },
    ];
  });
}

/** First what must be done today, then what may be done; what is done comes last. */
const inOrder = (a: Stop, b: Stop) =>
  Number(a.done) - Number(b.done) || Number(b.task.required) - Number(a.task.required);

/** The island: the child's home. Flags where today's tasks are, the same tasks as large cards below. */
export function Component() {
  const { t } = useTranslation(['pupil', 'common']);
  const { leerlingId = '' } = useParams();
  const locale = useLocale();
  const [map, setMap] = useState<PupilMap | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const [choosing, setChoosing] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let live = true;
    call('readMap', { params: { pupilId: leerlingId } }).then(
      (reply) => live && setMap(reply),
      (reason: unknown) => live && setError(reason),
    );
    return () => {
      live = false;
    };
  }, [leerlingId, attempt]);

  const stops = useMemo(() => (map === null ? [] : stopsOf(map, locale).toSorted(inOrder)), [map, locale]);
  const nextGame = stops[0]?.game;
  useEffect(() => (nextGame === undefined ? undefined : prefetchGame(nextGame)), [nextGame]);

  const isShown = map !== null || error !== null;
  useEffect(() => {
    if (isShown) endWipe();
  }, [isShown]);

  if (error !== null && map === null) {
    if (error instanceof ApiError && error.status === 404) throw error;
    return (
      <MessagePage title={t('map.failed')} text={describeError(error)}>
        <Button
          onClick={() => {
            setError(null);
            setAttempt(attempt + 1);
          }}
        >
          {t('common:action.retry')}
        </Button>
      </MessagePage>
    );
  }
  if (map === null) return <Loading />;
  const { stamps, size } = map.savingsCard;
  return (
    <main className={styles.page}>
      <h1 className="unseen">{t('map.title')}</h1>
      <Island stops={stops} />
      <header className={styles.top}>
        <p className={styles.child}>
          <Avatar id={map.avatar} />
          <b>{t('map.hello', { name: map.name })}</b>
        </p>
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
        {!map.lookingAsStaff && (
          <button
            type="button"
            className={button.small}
            aria-label={t('scan.open')}
            onClick={() => setChoosing(true)}
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
      </header>
      {map.lookingAsStaff && <p className={styles.looking}>{t('map.looking', { name: map.name })}</p>}
      <nav className={styles.today} aria-label={t('map.today')}>
        {stops.length === 0 && <p className={styles.nothing}>{t('map.nothing')}</p>}
        <ul>
          {stops.map((stop) => (
            <TaskCard key={stop.task.practiceTaskId} stop={stop} />
          ))}
        </ul>
      </nav>
      <OutboxNote pupilId={leerlingId} />
      {choosing && (
        <Sheet title={t('scan.open')} onClose={() => setChoosing(false)}>
          <ScanSettings />
          <div className={sheet.actions}>
            <Button size="lg" onClick={() => setChoosing(false)}>
              {t('scan.close')}
            </Button>
          </div>
        </Sheet>
      )}
    </main>
  );
}

/** Where a link was pressed; by a key in its middle. */
function pressedAt({ clientX, clientY, detail, currentTarget }: MouseEvent<HTMLElement>) {
  if (detail > 0) return { x: clientX, y: clientY };
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function TaskCard({ stop: { task, title, path, done, game } }: { readonly stop: Stop }) {
  const { t } = useTranslation('pupil');
  const roundsText = t('map.rounds', { done: task.roundsDone, asked: task.roundsAsked });
  const rounds = Array.from({ length: task.roundsAsked }, (_, round) => round);
  const name = t(task.openWindowId === null ? 'map.play' : 'map.resume', { title });
  return (
    <li className={styles.task} data-done={done} data-required={task.required}>
      <Link
        to={path}
        aria-label={`${name}. ${task.required ? roundsText : t('map.free')}`}
        onClick={(event) => startWipe(game.region, pressedAt(event))}
      >
        <span className={styles.go}>
          <IconPlayerPlayFilled aria-hidden="true" />
        </span>
        <span className={styles.words}>
          {task.required && !done && <small>{t('map.required')}</small>}
          {done && <small>{t('map.done')}</small>}
          <b>{title}</b>
          {task.required && (
            <span className={styles.rounds} aria-hidden="true">
              {rounds.map((round) => (
                <i key={round} data-done={round < task.roundsDone} />
              ))}
            </span>
          )}
        </span>
      </Link>
      <ReadAloudButton text={title} />
    </li>
  );
}

/** The painted map with a flag on the region of each task; the cards below are the same links for everyone. */
function Island({ stops }: { readonly stops: readonly Stop[] }) {
  const view = useRef<HTMLDivElement>(null);
  const first = stops[0];
  const focus = first === undefined ? mapSize.width / 2 : regionAnchors[first.game.region].x;
  useEffect(() => {
    const place = view.current;
    if (place !== null)
      place.scrollLeft = (focus / mapSize.width) * place.scrollWidth - place.clientWidth / 2;
  }, [focus]);
  const perRegion = new Map<string, number>();
  return (
    <div className={styles.view} ref={view} aria-hidden="true">
      <div className={styles.island}>
        {mapLayers.map(({ id, small, large }) => (
          <img
            key={id}
            className={id === 'clouds' ? styles.clouds : undefined}
            src={large}
            srcSet={`${small} 960w, ${large} 1920w`}
            sizes="max(100vw, 160vh)"
            alt=""
          />
        ))}
        {stops.map(({ task, game, path, done }) => {
          const before = perRegion.get(game.region) ?? 0;
          perRegion.set(game.region, before + 1);
          const { x, y } = regionAnchors[game.region];
          return (
            <Link
              key={task.practiceTaskId}
              to={path}
              onClick={(event) => startWipe(game.region, pressedAt(event))}
              tabIndex={-1}
              className={styles.flag}
              data-done={done}
              data-required={task.required}
              style={{
                left: `${((x + before * 58) / mapSize.width) * 100}%`,
                top: `${(y / mapSize.height) * 100}%`,
              }}
            >
              <Flag />
            </Link>
          );
        })}
      </div>
    </div>
  );
}

function Flag() {
  return (
    <svg viewBox="0 0 60 84" aria-hidden="true">
      <ellipse cx="20" cy="79" rx="15" ry="4" fill="#2a1f66" opacity=".32" />
      <rect x="15" y="8" width="6" height="72" rx="3" fill="#8a5a4a" />
      <circle cx="18" cy="8" r="6" fill="#ffc83d" />
      <path className={styles.cloth} d="M21 13Q38 6 56 15Q50 27 56 41Q38 32 21 41Z" />
      <path d="M21 13Q38 6 56 15L54 19Q38 11 21 18Z" fill="#fff4cf" opacity=".5" />
    </svg>
  );
}
