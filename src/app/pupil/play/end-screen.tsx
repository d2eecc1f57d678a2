import sam from '@assets/site/sam-cheer-small.webp?url';
import { IconMap2, IconReload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/plain/button';
import { ReadAloudButton } from '../read-aloud-button';
import { isStartTest, type RoundSession } from '../round/round-session';
import { useSession } from '../round/use-session';
import { SavingsCard, type SavingsCardState } from '../savings/savings-card';
import styles from './end-screen.module.css';

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
  const kept = ending.kind === 'kept' ? ` ${t('end.keptHere')}` : '';
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
        {said} <ReadAloudButton text={`${title} ${said}${kept}`} />
      </p>
      {ending.kind === 'told' && <SavingsCard card={ending.savingsCard} fresh={ending.stampAdded} />}
      {ending.kind === 'told' && ending.stampAdded && <output>{t('end.stamp')}</output>}
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

const Star = () => (
  <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 1.8l3.1 6.5 7.1 1-5.2 4.900 1.300 7.100L12 17.900l-6.300 3.400L7 14.200 1.800 9.300l7.100-1z" />
  </svg>
);
