import { IconArrowLeft, IconArrowRight, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StrategyName } from '@/maths/strategy/names/strategy-names';
import { hasEquation, stepSpeech } from '@/maths/strategy/step-speech';
import { strategyText } from '@/maths/strategy/strategy-text';
import { workedExample } from '@/maths/strategy/worked-example';
import { equationText } from '@/maths/sum/prompt';
import type { Sum, SumId } from '@/maths/sum/sum';
import { useLocale } from '../../../i18n/use-locale';
import { Button } from '../../../ui/plain/button';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import { MathsPicture } from './maths-picture';
import { useSay } from './use-describe';
import styles from './worked-steps.module.css';

interface Props {
  readonly sum: Sum;
  /** Sums the pupil knows by heart: where there is a choice, steps start from them. */
  readonly knows?: (sumId: SumId) => boolean;
  /** Another strategy than the default one. */
  readonly way?: StrategyName;
}

/** Shows a worked example one step at a time: the sentence, the picture and the equations so far. */
export function WorkedSteps({ sum, knows, way }: Props) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const say = useSay();
  const [at, setAt] = useState(0);
  // Counts replays, so that the picture is drawn again.
  const [showing, setShowing] = useState(0);
  const { steps } = workedExample(sum, knows, way, locale);
  const place = Math.min(at, steps.length - 1);
  const step = steps[place];
  if (step === undefined) return null;
  const sentence = strategyText(step.text, locale, say);
  const isLast = place === steps.length - 1;
  const shown = steps.slice(0, place + 1).filter(hasEquation);
  const dots = steps.map((_, dot) => ({
    dot,
    state: dot < place ? 'done' : dot === place ? 'now' : 'later',
  }));
  const goTo = (next: number) => {
    setAt(next);
    setShowing(showing + 1);
  };
  return (
    <div className={styles.steps}>
      <div aria-live="polite" className={styles.step}>
        <p className="unseen">{t('help.step', { step: place + 1, length: steps.length })}</p>
        <p className={styles.sentence}>
          {sentence} <ReadAloudButton text={stepSpeech(step, locale, say)} />
        </p>
        <div className={styles.picture}>
          <MathsPicture
            key={`${place} ${showing}`}
            picture={step.picture}
            after={steps[place - 1]?.picture}
            locale={locale}
            animated
          />
        </div>
        <ol className={styles.equations}>
          {shown.map(({ equation }, line) => (
            <li key={equation} data-now={line === shown.length - 1}>
              {equationText(equation, locale)}
            </li>
          ))}
        </ol>
      </div>
      {steps.length > 1 && (
        <div className={styles.turning}>
          <button
            type="button"
            className={styles.arrow}
            aria-label={t('help.before')}
            disabled={place === 0}
            onClick={() => goTo(place - 1)}
          >
            <IconArrowLeft aria-hidden="true" />
          </button>
          <span className={styles.dots} aria-hidden="true">
            {dots.map(({ dot, state }) => (
              <i key={dot} data-state={state} />
            ))}
          </span>
          <Button look={isLast ? 'quiet' : 'primary'} size="lg" onClick={() => goTo(isLast ? 0 : place + 1)}>
            {t(isLast ? 'help.again' : 'help.next')}
            {isLast ? <IconRefresh aria-hidden="true" /> : <IconArrowRight aria-hidden="true" />}
          </Button>
        </div>
      )}
    </div>
  );
}
