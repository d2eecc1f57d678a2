import { useTranslation } from 'react-i18next';
import { sumOf } from '@/maths/sum/read-sum';
import { Button } from '../../ui/plain/button';
import { WorkedSteps } from '../picture/worked-steps';
import type { RoundSession } from '../round/round-session';
import { useSession } from '../round/use-session';
import { Sheet } from './sheet';
import styles from './sheet.module.css';
import { SumLine } from './sum-line';

/** How this very sum can be worked out, over the stage; then the child does it itself. */
export function HelpSheet({ session }: { readonly session: RoundSession }) {
  const { t } = useTranslation('pupil');
  const { task, settings } = useSession(session);
  const id = task?.sumIds[0];
  if (id === undefined) return null;
  const sum = sumOf(id);
  return (
    <Sheet title={t('help.title')} onClose={session.goOn}>
      <SumLine sum={sum} locale={settings.locale} />
      <WorkedSteps key={id} sum={sum} />
      <div className={styles.actions}>
        <Button size="lg" onClick={session.goOn}>
          {t('help.back')}
        </Button>
      </div>
    </Sheet>
  );
}
