import sam from '@assets/site/sam-cheer-small.webp?url';
import { IconMap2, IconReload, IconSticker2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Button } from '../../ui/plain/button';
import { fetchedApart } from '../fetched-apart';
import { ReadAloudButton } from '../read-aloud-button';
import { isStartTest, type RoundSession } from '../round/round-session';
import { useSession } from '../round/use-session';
import { SavingsCard, type SavingsCardState } from '../savings/savings-card';
import styles from './end-screen.module.css';

/** One round in ten gives one: its pictures wait until then. */
const sticker = fetchedApart(async () => (await import('../savings/sticker')).Sticker);

/** What came of the round's end: a stamp by the server, answers that still wait here, or a preview. */
export type Ending =
  | { readonly kind: 'told'; readonly savingsCard: SavingsCardState; readonly stampAdded: boolean }
  | { readonly kind: 'sending' | 'kept' | 'preview' };

interface Props {
  readonly session: RoundSession;
  readonly ending: Ending;
  readonly onAgain?: () => void;
  readonly onStop: () => void;
  /** The time that the teacher set for a day is over. */
  readonly dayIsDone?: boolean;
}

export function EndScreen({ session, ending, onAgain, onStop, dayIsDone = false }: Props) {
  const { t } = useTranslation('pupil');
  const view = useSession(session);
  const { right, done, isTest } = view;
  const texts = isStartTest(view) ? 'start' : isTest ? 'fluency' : null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = t(texts === null ? 'end.title' : `${texts}.over`);
  const said = texts === null ? t('end.right', { right, length: done }) : t(`${texts}.thanks`);
  const stamp = ending.kind === 'told' && ending.stampAdded ? stampOf(ending.savingsCard) : null;
  const more = [
    stamp !== null && t(stamp.isLast ? 'end.full' : 'end.stamp'),
    ending.kind === 'kept' && t('end.keptHere'),
    ending.kind === 'preview' && t('end.preview'),
    dayIsDone && t('time.title'),
  ].filter((each) => each !== false);
  return (
    <div className={styles.end}>
      <div className={styles.cheer} aria-hidden="true">
        <img src={sam} width={250} height={260} alt="" />
        <Star />
        <Star />
        <Star />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.count}>
        {said} <ReadAloudButton text={[title, said, ...more].join(' ')} />
      </p>
      {ending.kind === 'told' && (
        <SavingsCard card={stamp?.card ?? ending.savingsCard} fresh={ending.stampAdded} />
      )}
      {stamp !== null && <output>{t(stamp.isLast ? 'end.full' : 'end.stamp')}</output>}
      {stamp?.isLast && <NewSticker number={stamp.card.full} />}
      {ending.kind === 'kept' && <output className={styles.kept}>{t('end.keptHere')}</output>}
      {ending.kind === 'preview' && <p className={styles.kept}>{t('end.preview')}</p>}
      {dayIsDone && <p className={styles.kept}>{t('time.title')}</p>}
      <div className={styles.actions}>
        <Button size="lg" onClick={onStop}>
          {ending.kind !== 'preview' && <IconMap2 aria-hidden="true" />}
          {t(ending.kind === 'preview' ? 'end.closePreview' : 'round.toMap')}
        </Button>
        {onAgain !== undefined && !dayIsDone && texts !== 'start' && (
          <Button size="lg" look="quiet" onClick={onAgain}>
            <IconReload aria-hidden="true" />
            {t(isTest ? 'fluency.again' : 'end.again')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The card on which the last stamp came: the one that it filled, if it did, though the next has begun. */
function stampOf(card: SavingsCardState) {
  const isLast = card.stamps === 0 && card.full > 0;
  return { isLast, card: isLast ? { ...card, stamps: card.size, full: card.full - 1 } : card };
}

/** The sticker of a card that has just been filled, and the way to the island it goes on. */
function NewSticker({ number }: { readonly number: number }) {
  const { t } = useTranslation('pupil');
  const { leerlingId = '' } = useParams();
  return (
    <Link
      className={styles.sticker}
      to={`/leerling/${leerlingId}/spaarkaarten`}
      aria-label={t('stickers.title')}
    >
      <sticker.Fetched instead={<IconSticker2 aria-hidden="true" size={64} />}>
        {(Sticker) => <Sticker number={number} />}
      </sticker.Fetched>
    </Link>
  );
}

const Star = () => (
  <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 1.8l3.1 6.5 7.1 1-5.2 4.900 1.300 7.100L12 17.900l-6.300 3.400L7 14.200 1.800 9.300l7.100-1z" />
  </svg>
);
