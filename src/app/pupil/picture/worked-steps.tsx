import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { strategyText } from '@/maths/strategy/strategy-text';
import { workedExample } from '@/maths/strategy/worked-example';
import { equationText } from '@/maths/sum/prompt';
import type { Sum, SumId } from '@/maths/sum/sum';
import { useLocale } from '../../i18n/use-locale';
import { Button } from '../../ui/plain/button';
import { ReadAloudButton } from '../read-aloud-button';
import { MathsPicture } from './maths-picture';
import styles from './worked-steps.module.css';

interface Props {
  readonly sum: Sum;
  /** What the pupil has by heart: the steps begin there where there is a choice. */
  readonly knows?: (sumId: SumId) => boolean;
}

/** The worked example of one sum, a step at a time: the sentence, the picture, the equation so far. */
export function WorkedSteps({ sum, knows }: Props) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const [at, setAt] = useState(0);
  const { steps } = workedExample(sum, knows);
  const step = steps[Math.min(at, steps.length - 1)];
  if (step === undefined) return null;
  const sentence = strategyText(step.text, locale);
  const isLast = at >= steps.length - 1;
  return (
    <div className={styles.steps}>
      <div aria-live="polite" className={styles.step}>
        <p className="unseen">{t('help.step', { step: at + 1, length: steps.length })}</p>
        <p className={styles.sentence}>
          {sentence} <ReadAloudButton text={sentence} />
        </p>
        <div className={styles.picture}>
          <MathsPicture key={at} picture={step.picture} locale={locale} animated />
        </div>
        <ol className={styles.equations}>
          {steps.slice(0, at + 1).map(({ equation }, place) => (
            <li key={equation + String(place)} data-now={place === at}>
              {equationText(equation, locale)}
            </li>
          ))}
        </ol>
      </div>
      {steps.length > 1 && (
        <Button look="quiet" size="lg" onClick={() => setAt(isLast ? 0 : at + 1)}>
          {t(isLast ? 'help.again' : 'help.next')}
        </Button>
      )}
    </div>
  );
}
