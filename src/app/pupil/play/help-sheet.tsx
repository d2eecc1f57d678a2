import { IconPencil, IconPlayerPlayFilled, IconQuestionMark, IconReload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nearSum } from '@/maths/round/near-sum';
import { sumOf } from '@/maths/sum/read-sum';
import { Button } from '../../ui/plain/button';
import { WorkedSteps } from '../picture/worked-steps';
import type { RoundSession } from '../round/round-session';
import { useSession } from '../round/use-session';
import { MyTurn } from './my-turn';
import { Sheet } from './sheet';
import styles from './sheet.module.css';
import { SumLine } from './sum-line';

/** How the missed sum, or the sum that stands now, can be worked out; a sum like it to try; then on with the round. */
export function HelpSheet({ session }: { readonly session: RoundSession }) {
  const { t } = useTranslation('pupil');
  const { task, strategyOf, settings, belowZero } = useSession(session);
  const [turn, setTurn] = useState<number | null>(null);
  const { locale } = settings;
  const current = task?.sumIds[0];
  const id = strategyOf ?? current;
  if (id === undefined) return null;
  const sum = sumOf(id);
  const near = nearSum(sum, turn ?? 0);
  const tries = turn !== null && near !== null;
  return (
    <Sheet title={t(tries ? 'help.turn' : 'help.title')} onClose={session.goOn}>
      {tries ? (
        <MyTurn key={near.id} sum={near} locale={locale} knows={session.knows} belowZero={belowZero} />
      ) : (
        <>
          <SumLine sum={sum} locale={locale} aloud />
          <WorkedSteps key={id} sum={sum} knows={session.knows} />
        </>
      )}
      <div className={styles.actions}>
        <Button size="lg" onClick={session.goOn}>
          <IconPlayerPlayFilled aria-hidden="true" />
          {t(id === current ? 'help.back' : 'help.goOn')}
        </Button>
        {near !== null && (
          <Button size="lg" look="quiet" onClick={() => setTurn((turn ?? -1) + 1)}>
            {tries ? <IconReload aria-hidden="true" /> : <IconPencil aria-hidden="true" />}
            {t(tries ? 'help.another' : 'help.turn')}
          </Button>
        )}
        {id !== current && current !== undefined && (
          <Button
            size="lg"
            look="quiet"
            onClick={() => {
              setTurn(null);
              session.helpWithTask();
            }}
          >
            <IconQuestionMark aria-hidden="true" />
            {t('round.help')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
