import { images } from '@assets/regions/images.gen';
import {
  IconCheck,
  IconCloudPause,
  IconLock,
  IconMoonStars,
  IconPlayerPlayFilled,
  IconSwitchHorizontal,
  IconWifiOff,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { titleIn } from '@/maths/title-in';
import { useLocale } from '../../../i18n/use-locale';
import { startPageTransition } from '../../ui/page-transition/page-transition';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import { clickOrigin } from './click-origin';
import type { Stop } from './stops/stops';
import styles from './task-card.module.css';

const signs = {
  offline: IconWifiOff,
  away: IconCloudPause,
  locked: IconLock,
  tomorrow: IconMoonStars,
} as const;

interface TaskCardProps {
  readonly stop: Stop;
  /** The one thing to press now: larger than all others, with its two games side by side. */
  readonly isMain: boolean;
}

/**
 * Shows a task as a card with its region, title, progress and link. What is done, or opens later, is a small picture:
 * its words are for screen readers.
 */
export function TaskCard({ stop, isMain }: TaskCardProps) {
  const { t } = useTranslation('pupil');
  const { task, game, title, path, other, closed, done, begun, roundsDone } = stop;
  const isDone = done ? t(task.goalReached ? 'map.reached' : 'map.done') : null;
  const open = done ? IconCheck : IconPlayerPlayFilled;
  const Sign = closed === null ? open : signs[closed];
  const due = task.required ? t('map.required') : null;
  const note = isDone ?? (closed === null ? due : t(`map.closed.${closed}`));
  const isSmall = done || closed === 'locked';
  const rounds = t('map.rounds', { done: roundsDone, asked: task.roundsAsked });
  const name = t(begun ? 'map.resume' : 'map.play', { title });
  const place = (
    <span className={styles.place}>
      <img className={styles.landmark} src={images[game.region][192]} alt="" />
      <span className={styles.go}>
        <Sign aria-hidden="true" />
      </span>
    </span>
  );
  return (
    <li
      className={styles.task}
      data-done={done}
      data-required={task.required}
      data-main={isMain ? true : undefined}
      data-small={isSmall ? true : undefined}
      data-closed={path === null ? true : undefined}
    >
      {path === null ? (
        <p className={styles.closed}>
          {place}
          <TaskWords stop={stop} note={note} />
        </p>
      ) : (
        <Link
          to={path}
          aria-label={`${name}. ${task.goalReached ? isDone : task.required ? rounds : t('map.free')}`}
          onClick={(event) => startPageTransition(game.region, clickOrigin(event))}
        >
          {place}
          <TaskWords stop={stop} note={note} />
        </Link>
      )}
      {other !== null && !isSmall && <OtherGame other={other} title={title} isMain={isMain} />}
      {!isSmall && (
        <ReadAloudButton
          text={[closed === null ? note : t(`map.closedWhy.${closed}`), title].filter(Boolean).join('. ')}
        />
      )}
    </li>
  );
}

/** Offers the same sums in another game, by the picture of its region. */
function OtherGame({
  other: { game, path },
  title,
  isMain,
}: {
  readonly other: NonNullable<Stop['other']>;
  readonly title: string;
  readonly isMain: boolean;
}) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  return (
    <Link
      to={path}
      className={styles.other}
      aria-label={t('map.other', { title, game: titleIn(game, locale) })}
      onClick={(event) => startPageTransition(game.region, clickOrigin(event))}
    >
      <img className={styles.landmark} src={images[game.region][192]} alt="" />
      <span className={styles.go}>
        {isMain ? <IconPlayerPlayFilled aria-hidden="true" /> : <IconSwitchHorizontal aria-hidden="true" />}
      </span>
    </Link>
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
