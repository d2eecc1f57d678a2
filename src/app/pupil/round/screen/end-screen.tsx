import sam from '@assets/site/sam-cheer-small.webp?url';
import type { Point } from '@games/kit/layout/design';
import { IconEye, IconGift, IconMap2, IconReload } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Button } from '../../../ui/plain/button';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import { SavingsCard, type SavingsCardState } from '../../ui/savings/savings-card';
import { isStartTest } from '../session/round-session';
import type { RoundSession } from '../session/types';
import { useSession } from '../session/use-session';
import type { Ending } from '../types';
import styles from './end-screen.module.css';

interface Props {
  readonly session: RoundSession;
  readonly ending: Ending;
  readonly onAgain?: () => void;
  readonly onStop: () => void;
  /** The day's time is used up. */
  readonly dayIsDone?: boolean;
  /** The round ends in the world of its game, which stays behind the card; `grew` is where the new thing is in the picture. */
  readonly world?: { readonly grew: Point | undefined };
}

/** Half of the picture that the card leaves free for the new thing. */
const sidesOf = (grew: Point | undefined) => ({
  'data-x': grew !== undefined && grew.x > 0.5 ? 'left' : 'right',
  'data-y': grew !== undefined && grew.y > 0.5 ? 'top' : 'bottom',
});

/** Tells how the round went; its first button, another round, has the focus. */
export function EndScreen({ session, ending, onAgain, onStop, dayIsDone = false, world }: Props) {
  const { t } = useTranslation('pupil');
  const view = useSession(session);
  const { right, done, isTest } = view;
  const texts = isStartTest(view) ? 'start' : isTest ? 'fluency' : null;
  const [titleId, saidId] = [useId(), useId()];
  const [looks, setLooks] = useState(false);
  const first = useRef<HTMLDivElement>(null);
  const mayAgain = onAgain !== undefined && !dayIsDone && texts !== 'start';
  // Also after a look around, when the card comes back, and when the button that had the focus is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first button is another one then
  useEffect(() => {
    if (first.current?.contains(document.activeElement) === false)
      first.current.querySelector('button')?.focus();
  }, [looks, mayAgain]);
  const lookAround = (around: boolean) => {
    session.bus.emit('app:look', { around });
    setLooks(around);
  };
  const title = t(texts === null ? 'end.title' : `${texts}.over`);
  // After a hard round the practice counts.
  const result =
    right * 2 < done ? t('end.practised', { count: done }) : t('end.right', { right, length: done });
  const said = texts === null ? result : t(`${texts}.thanks`);
  const stamp = ending.kind === 'told' && ending.stampAdded ? stampOf(ending.savingsCard) : null;
  const more = [
    stamp !== null && t(stamp.isLast ? 'end.full' : 'end.stamp'),
    ending.kind === 'kept' && t('end.keptHere'),
    ending.kind === 'preview' && t('end.preview'),
    dayIsDone && t('time.title'),
  ].filter((each) => each !== false);
  if (looks) {
    return (
      <div className={styles.looks} ref={first}>
        <Button size="lg" onClick={() => lookAround(false)}>
          {t('end.back')}
        </Button>
      </div>
    );
  }
  const again = mayAgain && (
    <Button size="lg" onClick={onAgain}>
      <IconReload aria-hidden="true" />
      {t(isTest ? 'fluency.again' : 'end.again')}
    </Button>
  );
  return (
    <section
      aria-labelledby={titleId}
      aria-describedby={saidId}
      className={world === undefined ? styles.end : styles.beside}
      {...(world && sidesOf(world.grew))}
    >
      {world === undefined && <Cheer />}
      <h1 className={styles.title}>
        <span id={titleId}>{title}</span>
        <ReadAloudButton text={[title, said, ...more].join(' ')} />
      </h1>
      <p id={saidId} className={styles.count}>
        {said}
      </p>
      {ending.kind === 'told' && (
        <SavingsCard card={stamp?.card ?? ending.savingsCard} fresh={ending.stampAdded} />
      )}
      {stamp !== null && <output>{t(stamp.isLast ? 'end.full' : 'end.stamp')}</output>}
      {stamp?.isLast && <NewSticker />}
      {ending.kind === 'kept' && <output className={styles.kept}>{t('end.keptHere')}</output>}
      {ending.kind === 'preview' && <p className={styles.kept}>{t('end.preview')}</p>}
      {dayIsDone && <p className={styles.kept}>{t('time.title')}</p>}
      <div className={styles.actions} ref={first}>
        {again}
        {world !== undefined && (
          <Button size="lg" look="quiet" onClick={() => lookAround(true)}>
            <IconEye aria-hidden="true" />
            {t('end.look')}
          </Button>
        )}
        <Button size="lg" {...(again !== false && { look: 'quiet' })} onClick={onStop}>
          {ending.kind !== 'preview' && <IconMap2 aria-hidden="true" />}
          {t(ending.kind === 'preview' ? 'end.closePreview' : 'round.toMap')}
        </Button>
      </div>
    </section>
  );
}

/** Returns the card with the last stamp; that is the previous card when the stamp filled it. */
function stampOf(card: SavingsCardState) {
  const isLast = card.stamps === 0 && card.full > 0;
  if (!isLast) return { isLast, card };
  const filled = { ...card, ...card.filled };
  return { isLast, card: { ...filled, stamps: filled.size, full: card.full - 1 } };
}

/** A present for a card that was just filled: the child chooses its sticker on its own islet. */
function NewSticker() {
  const { t } = useTranslation('pupil');
  const { leerlingId = '' } = useParams();
  return (
    <Link
      className={styles.sticker}
      to={`/leerling/${leerlingId}/spaarkaarten`}
      aria-label={t('stickers.title')}
    >
      <IconGift aria-hidden="true" size={64} />
    </Link>
  );
}

/** Sam on an islet, with three stars. */
const Cheer = () => (
  <div className={styles.cheer} aria-hidden="true">
    <svg className={styles.islet} viewBox="0 0 300 70" aria-hidden="true">
      <ellipse className={styles.water} cx="150" cy="40" rx="149" ry="29" />
      <ellipse className={styles.edge} cx="150" cy="38" rx="122" ry="23" />
      <ellipse className={styles.sand} cx="147" cy="33" rx="117" ry="19" />
    </svg>
    <img src={sam} width={250} height={260} alt="" data-own-sam />
    <Star />
    <Star />
    <Star />
  </div>
);

const Star = () => (
  <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 1.8l3.1 6.5 7.1 1-5.2 4.900 1.300 7.100L12 17.900l-6.300 3.400L7 14.200 1.800 9.300l7.100-1z" />
  </svg>
);
