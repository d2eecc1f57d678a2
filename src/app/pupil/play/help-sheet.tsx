import { useTranslation } from 'react-i18next';
import { sumOf } from '@/maths/sum/read-sum';
import { Button } from '../../ui/plain/button';
import { WorkedSteps } from '../picture/worked-steps';
import type { RoundSession } from '../round/round-session';
import { useSession } from '../round/use-session';
import { Sheet } from './sheet';
import styles from './sheet.module.css';
import { SumLine } from './sum-line';

/** How the missed sum, or the sum that stands now, can be worked out; then the child goes on itself. */
export function HelpSheet({ session }: { readonly session: RoundSession }) {
  const { t } = useTranslation('pupil');
  const { task, strategyOf, settings } = useSession(session);
  const current = task?.sumIds[0];
  const id = strategyOf ?? current;
  if (id === undefined) return null;
  const sum = sumOf(id);
  return (
    <Sheet title={t('help.title')} onClose={session.goOn}>
      <SumLine sum={sum} locale={settings.locale} />
      <WorkedSteps key={id} sum={sum} knows={session.knows} />
      <div className={styles.actions}>
        <Button size="lg" onClick={session.goOn}>
          {t(id === current ? 'help.back' : 'help.goOn')}
        </Button>
        {id !== current && current !== undefined && (
          <Button size="lg" look="quiet" onClick={session.helpWithTask}>
            {t('round.help')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
