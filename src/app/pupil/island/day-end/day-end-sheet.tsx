import { IconLogout, IconMap2 } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notation } from '@/maths/number/rational';
import { answerText, promptSpeech, promptWithAnswer } from '@/maths/sum/prompt';
import { readSum } from '@/maths/sum/read-sum';
import { useLocale } from '../../../i18n/use-locale';
import { Button } from '../../../ui/plain/button';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import { readAloud, stopReading } from '../../ui/read-aloud/speech';
import { Sheet } from '../../ui/sheet';
import sheet from '../../ui/sheet.module.css';
import type { StarGoalShown } from '../star-goal/star-goal';
import { StarGoalLine } from '../star-goal/star-goal-line';
import { starGoalText } from '../star-goal/star-goal-text';
import styles from './day-end.module.css';
import { Evening } from './evening';
import { useLearnedToday } from './use-learned-today';

interface DayEndSheetProps {
  readonly pupilId: string;
  /** The stars that the group has together; null when it has no goal. */
  readonly starGoal: StarGoalShown | null;
  /** The child can play on, as much as it likes. */
  readonly mayGoOn: boolean;
  /** Said without being asked, for children who learn to read. */
  readonly readsItself: boolean;
  readonly onClose: () => void;
  /** Null where an adult looks. */
  readonly onSignOut: (() => void) | null;
}

/** Ends the day: one sum the child can do now, shown and said, what grew of it, and then rest. */
export function DayEndSheet({
  pupilId,
  starGoal,
  mayGoOn,
  readsItself,
  onClose,
  onSignOut,
}: DayEndSheetProps) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const learned = useLearnedToday(pupilId);
  const sum = learned?.sum ? readSum(learned.sum.sumId) : null;
  const can = t(learned?.sum?.known ? 'dayEnd.known' : 'dayEnd.can');
  const grew = learned
    ? (['trees', 'blooms', 'flowers'] as const)
        .filter((kind) => learned[kind] > 0)
        .map((kind) => t(`dayEnd.${kind}`, { count: learned[kind] }))
    : [];
  const rest = t(mayGoOn ? 'dayEnd.mayGoOn' : 'dayEnd.rest');
  const title = t(sum === null ? 'dayEnd.title' : 'dayEnd.learned');
  const answer = sum === null ? '' : notation(sum.answer);
  const said = [
    `${title}.`,
    sum && `${promptSpeech(sum, locale)} ${answerText(answer, locale)}. ${can}.`,
    ...grew.map((each) => `${each}.`),
    starGoal && starGoalText(t, starGoal),
    starGoal && !starGoal.isNow && t('together.lastKnown'),
    rest,
  ]
    .filter(Boolean)
    .join(' ');
  const isKnown = learned !== null;
  useEffect(() => {
    if (!readsItself || !isKnown) return undefined;
    readAloud(said, locale);
    return stopReading;
  }, [readsItself, isKnown, said, locale]);
  return (
    <Sheet title={title} onClose={onClose}>
      <Evening learned={learned} />
      {sum !== null && (
        <output className={styles.sum}>
          <b>{promptWithAnswer(sum, answer, locale)}</b>
          <span>{can}</span>
        </output>
      )}
      {grew.length > 0 && <p className={styles.grew}>{grew.join(' · ')}</p>}
      {starGoal !== null && <StarGoalLine goal={starGoal} />}
      <p>
        {rest} <ReadAloudButton text={said} />
      </p>
      <div className={sheet.actions}>
        {onSignOut !== null && (
          <Button size="lg" onClick={onSignOut}>
            <IconLogout aria-hidden="true" />
            {t('dayEnd.bye')}
          </Button>
        )}
        <Button size="lg" {...(onSignOut !== null && { look: 'quiet' })} onClick={onClose}>
          <IconMap2 aria-hidden="true" />
          {t('dayEnd.look')}
        </Button>
      </div>
    </Sheet>
  );
}
