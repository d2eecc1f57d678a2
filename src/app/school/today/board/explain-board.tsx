import { useHotkeys } from '@mantine/hooks';
import { IconArrowLeft, IconArrowRight, IconRefresh, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nearSum } from '@/maths/round/choice/near-sum';
import type { StrategyName } from '@/maths/strategy/names/strategy-names';
import { waysOf } from '@/maths/strategy/ways';
import { workedExample } from '@/maths/strategy/worked-example';
import { readSum } from '@/maths/sum/read-sum';
import { useLocale } from '../../../i18n/use-locale';
import { type NamedStrategy, strategyNames } from '../../../pupil/lessons/strategy/strategy-names';
import { MathsPicture } from '../../../pupil/sum/picture/maths-picture';
import { SumLine } from '../../../pupil/sum/sum-line';
import { Button } from '../../../ui/plain/button';
import { rightText } from '../../progress/shared/types';
import styles from './board.module.css';
import { BoardSteps } from './board-steps';

const isNamed = (way: StrategyName): way is NamedStrategy => Object.hasOwn(strategyNames, way);

/** The sum stands alone first, so that the class can think. */
const beforeFirst = -1;

interface ExplainBoardProps {
  readonly sumId: string;
  readonly onClose: () => void;
}

/** Explains a sum step by step for a whole class, without a name of anybody. */
export function ExplainBoard({ sumId, onClose }: ExplainBoardProps) {
  const { t } = useTranslation(['today', 'pupil', 'common']);
  const locale = useLocale();
  const first = readSum(sumId);
  const [other, setOther] = useState(0);
  const [way, setWay] = useState<NamedStrategy | null>(null);
  const [at, setAt] = useState(beforeFirst);
  const near = first && nearSum(first, other);
  const sum = other > 0 && near ? near : first;
  const ways = sum ? waysOf(sum, locale).filter(isNamed) : [];
  const chosen = way !== null && ways.includes(way) ? way : undefined;
  const steps = sum ? workedExample(sum, undefined, chosen, locale).steps : [];
  const place = Math.min(at, steps.length - 1);
  const step = steps[place];
  const isLast = place === steps.length - 1;
  const goTo = (to: number) => setAt(Math.max(beforeFirst, Math.min(to, steps.length - 1)));
  useHotkeys([
    ['ArrowRight', () => goTo(place + 1)],
    ['ArrowLeft', () => goTo(place - 1)],
    // A presenter's remote control sends these keys.
    ['PageDown', () => goTo(place + 1)],
    ['PageUp', () => goTo(place - 1)],
    ['Home', () => goTo(beforeFirst)],
  ]);
  if (!sum) return null;
  return (
    <div className={styles.board}>
      <header className={styles.top}>
        <h2>{t('today:board.title')}</h2>
        {near ? (
          <Button
            look="plain"
            onClick={() => {
              setOther(other + 1);
              setAt(beforeFirst);
            }}
          >
            <IconRefresh aria-hidden />
            {t('today:board.other')}
          </Button>
        ) : null}
        <Button look="plain" onClick={onClose}>
          <IconX aria-hidden />
          {t('common:action.close')}
        </Button>
      </header>
      <div className={step ? styles.card : styles.alone}>
        <div className={styles.picture}>
          {step ? (
            <MathsPicture
              key={`${sum.id} ${chosen} ${place}`}
              picture={step.picture}
              locale={locale}
              animated
            />
          ) : null}
        </div>
        <div className={styles.side}>
          <div className={styles.sum}>
            <SumLine
              sum={sum}
              locale={locale}
              {...(isLast && { inHole: rightText(sum.id, locale), state: 'right' as const })}
            />
          </div>
          {step ? <BoardSteps steps={steps} place={place} /> : null}
          <div className={styles.turning}>
            <Button look="quiet" disabled={place === beforeFirst} onClick={() => goTo(place - 1)}>
              <IconArrowLeft aria-hidden />
              {t('today:board.back')}
            </Button>
            <Button data-autofocus onClick={() => goTo(isLast ? beforeFirst : place + 1)}>
              {t(`today:board.${isLast ? 'again' : step ? 'next' : 'first'}`)}
              {isLast ? <IconRefresh aria-hidden /> : <IconArrowRight aria-hidden />}
            </Button>
          </div>
        </div>
      </div>
      {ways.length > 1 ? (
        <fieldset className={styles.ways}>
          <legend>{t('today:board.ways')}</legend>
          {ways.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="way"
                checked={each === (chosen ?? ways[0])}
                onChange={() => {
                  setWay(each);
                  setAt(beforeFirst);
                }}
              />
              <span>{t(`pupil:${strategyNames[each]}`)}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
