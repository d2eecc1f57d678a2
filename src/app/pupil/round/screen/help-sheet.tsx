import { IconPencil, IconPlayerPlayFilled, IconQuestionMark, IconReload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nearSum } from '@/maths/round/choice/near-sum';
import { taskIn } from '@/maths/round/task-flow';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { Button } from '../../../ui/plain/button';
import { WorkedSteps } from '../../sum/picture/worked-steps';
import { SumLine } from '../../sum/sum-line';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { Sheet } from '../../ui/sheet';
import styles from '../../ui/sheet.module.css';
import type { RoundSession } from '../session/types';
import { useSession } from '../session/use-session';

/** Lazy, because most children read the steps and go on. It loads as soon as they are shown, so that it works offline too. */
const myTurn = lazyWithRetry(async () => (await import('../../sum/my-turn')).MyTurn);

/** Explains the missed sum or the current one, and offers a similar sum to try before the round continues. */
export function HelpSheet({ session }: { readonly session: RoundSession }) {
  const { t } = useTranslation('pupil');
  const { flow, strategyOf, settings, belowZero } = useSession(session);
  const [turn, setTurn] = useState<number | null>(null);
  const { locale } = settings;
  useEffect(() => {
    myTurn.preload().catch(() => undefined);
  }, []);
  const current = taskIn(flow)?.sumIds[0];
  const id = strategyOf ?? current;
  if (id === undefined) return null;
  const sum = parseSumOrThrow(id);
  const near = nearSum(sum, turn ?? 0);
  const tries = turn !== null && near !== null;
  return (
    <Sheet title={t(tries ? 'help.turn' : 'help.title')} onClose={session.resume}>
      {tries ? (
        <myTurn.View unavailable={<WorkedSteps sum={sum} knows={session.knows} />}>
          {(MyTurn) => (
            <MyTurn key={near.id} sum={near} locale={locale} knows={session.knows} belowZero={belowZero} />
          )}
        </myTurn.View>
      ) : (
        <>
          <SumLine sum={sum} locale={locale} aloud />
          <WorkedSteps key={id} sum={sum} knows={session.knows} />
        </>
      )}
      <div className={styles.actions}>
        {/* A sum to try has its own button that asks to be pressed. */}
        <Button size="lg" {...(tries && { look: 'quiet' })} onClick={session.resume}>
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
