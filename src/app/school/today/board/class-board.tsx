import { IconMinus, IconPlayerPause, IconPlayerPlay, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/plain/avatar';
import { Button } from '../../../ui/plain/button';
import { useLive } from '../../pupils/live/use-live';
import type { TodayShown } from '../types';
import styles from './class-board.module.css';
import { begun, clockText, longer, paused, useCountdown } from './countdown';
import { StopForAll } from './stop-for-all';

const lengths = [5, 10, 15, 20] as const;

interface ClassBoardProps {
  readonly groupId: string;
  readonly name: string;
  readonly people: TodayShown['live']['people'];
  readonly onClose: () => void;
}

/** What a whole class may see while it practises: who is at work, who is done, who has not begun, and the time left. */
export function ClassBoard({ groupId, name, people, onClose }: ClassBoardProps) {
  const { t } = useTranslation(['today', 'common']);
  const { live } = useLive(groupId);
  const [showsWaiting, setShowsWaiting] = useState(true);
  const now = new Map((live?.pupils ?? []).map((pupil) => [pupil.pupilId, pupil]));
  const isAtWork = (pupilId: string) => now.get(pupilId)?.finished === false;
  const hasBegun = ({ pupilId, hasPractised }: (typeof people)[number]) => hasPractised || now.has(pupilId);
  const atWork = people.filter(({ pupilId }) => isAtWork(pupilId));
  const done = people.filter((one) => !isAtWork(one.pupilId) && hasBegun(one));
  const waiting = people.filter((one) => !hasBegun(one));
  return (
    <div className={styles.board}>
      <header className={styles.top}>
        <h2>{name}</h2>
        <Button look="quiet" onClick={() => setShowsWaiting(!showsWaiting)}>
          {t(showsWaiting ? 'today:classBoard.hide' : 'today:classBoard.show')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          <IconX aria-hidden /> {t('common:action.close')}
        </Button>
      </header>
      <div className={styles.parts}>
        <div className={styles.people}>
          <Names title={t('today:classBoard.now')} people={atWork} mark="now" />
          {done.length > 0 ? <Names title={t('today:classBoard.done')} people={done} mark="done" /> : null}
          {showsWaiting && waiting.length > 0 ? (
            <Names title={t('today:classBoard.waiting')} people={waiting} mark="waiting" />
          ) : null}
        </div>
        <div className={styles.aside}>
          <Timer />
          <StopForAll groupId={groupId} isStopped={typeof live?.stoppedUntil === 'string'} />
        </div>
      </div>
    </div>
  );
}

interface NamesProps {
  readonly title: string;
  readonly people: TodayShown['live']['people'];
  readonly mark: 'now' | 'done' | 'waiting';
}

const Names = ({ title, people, mark }: NamesProps) => (
  <section className={styles.names} data-mark={mark} aria-label={title}>
    <h3>
      {title} <b>{people.length}</b>
    </h3>
    <ul>
      {people.map(({ pupilId, firstName, avatar }) => (
        <li key={pupilId}>
          <Avatar id={avatar} size={72} />
          {firstName}
        </li>
      ))}
    </ul>
  </section>
);

function Timer() {
  const { t } = useTranslation('today');
  const { timer, left, change } = useCountdown();
  if (timer === null) {
    return (
      <section className={styles.timer} aria-label={t('classBoard.timer')}>
        <h3>{t('classBoard.timer')}</h3>
        <div className={styles.lengths}>
          {lengths.map((minutes) => (
            <Button key={minutes} onClick={() => change((at) => begun(minutes, at))}>
              {t('classBoard.minutes', { count: minutes })}
            </Button>
          ))}
        </div>
      </section>
    );
  }
  const isHeld = timer.endsAt === null;
  return (
    <section className={styles.timer} aria-label={t('classBoard.timer')}>
      <div className={styles.face}>
        <svg viewBox="0 0 100 100" className={styles.ring} aria-hidden="true">
          <circle cx="50" cy="50" r="44" />
          <circle cx="50" cy="50" r="44" pathLength="1" strokeDasharray={`${left / timer.all} 1`} />
        </svg>
        <p role="timer" className={styles.clock}>
          {left === 0 ? t('classBoard.over') : clockText(left)}
        </p>
      </div>
      <div className={styles.lengths}>
        {left > 0 ? (
          <Button onClick={() => change((at) => paused(timer, at))}>
            {isHeld ? <IconPlayerPlay aria-hidden /> : <IconPlayerPause aria-hidden />}{' '}
            {t(isHeld ? 'classBoard.goOn' : 'classBoard.pause')}
          </Button>
        ) : null}
        <Button look="quiet" onClick={() => change((at) => longer(timer, at))}>
          <IconPlus aria-hidden /> {t('classBoard.minutes', { count: 1 })}
        </Button>
        <Button look="quiet" onClick={() => change(() => null)}>
          <IconMinus aria-hidden /> {t('classBoard.remove')}
        </Button>
      </div>
    </section>
  );
}
