import { IconLock, IconMoonStars, IconPlayerPlayFilled, IconWifiOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ReadAloudButton } from '../read-aloud-button';
import { startWipe } from '../wipe/wipe';
import styles from './map-page.module.css';
import { pressedAt } from './pressed-at';
import type { Stop } from './stops';

const signs = { offline: IconWifiOff, locked: IconLock, tomorrow: IconMoonStars } as const;

/** A task as a large card: what it is, how far it is, and the way in. */
export function TaskCard({ stop }: { readonly stop: Stop }) {
  const { t } = useTranslation('pupil');
  const { task, game, title, path, closed, done, begun, roundsDone } = stop;
  const Sign = closed === null ? IconPlayerPlayFilled : signs[closed];
  const rounds = t('map.rounds', { done: roundsDone, asked: task.roundsAsked });
  const name = t(begun ? 'map.resume' : 'map.play', { title });
  return (
    <li className={styles.task} data-done={done} data-required={task.required}>
      {path === null ? (
        <p className={styles.closed}>
          <span className={styles.go}>
            <Sign aria-hidden="true" />
          </span>
          <TaskWords stop={stop} note={done ? t('map.done') : closed && t(`map.closed.${closed}`)} />
        </p>
      ) : (
        <Link
          to={path}
          aria-label={`${name}. ${task.required ? rounds : t('map.free')}`}
          onClick={(event) => startWipe(game.region, pressedAt(event))}
        >
          <span className={styles.go}>
            <Sign aria-hidden="true" />
          </span>
          <TaskWords stop={stop} note={done ? t('map.done') : task.required ? t('map.required') : null} />
        </Link>
      )}
      <ReadAloudButton text={title} />
    </li>
  );
}

function TaskWords({
  stop: { task, title, roundsDone },
  note,
}: {
  readonly stop: Stop;
  readonly note: string | null;
}) {
  return (
    <span className={styles.words}>
      {note !== null && <small>{note}</small>}
      <b>{title}</b>
      {task.required && (
        <span className={styles.rounds} aria-hidden="true">
          {Array.from({ length: task.roundsAsked }, (_, round) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of a row stay where they are
            <i key={round} data-done={round < roundsDone} />
          ))}
        </span>
      )}
    </span>
  );
}
