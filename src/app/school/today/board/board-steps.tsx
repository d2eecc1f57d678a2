import { useTranslation } from 'react-i18next';
import type { WorkedExample } from '@/maths/strategy/step';
import { hasEquation } from '@/maths/strategy/step-speech';
import { strategyText } from '@/maths/strategy/strategy-text';
import { equationText } from '@/maths/sum/prompt';
import { useLocale } from '../../../i18n/use-locale';
import { useSay } from '../../../pupil/sum/picture/use-describe';
import styles from './board.module.css';

interface BoardStepsProps {
  readonly steps: WorkedExample['steps'];
  /** The step that is explained now; what comes later stays hidden, so that the class can think. */
  readonly place: number;
}

/** The steps of a worked example below each other, as far as they were shown. */
export function BoardSteps({ steps, place }: BoardStepsProps) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const say = useSay();
  const shown = steps.slice(0, place + 1).map(({ text, equation }) => ({
    sentence: strategyText(text, locale, say),
    equation: hasEquation({ equation }) ? equationText(equation, locale) : '',
  }));
  const now = shown.at(-1);
  return (
    <>
      <p aria-live="polite" className="unseen">
        {t('help.step', { step: place + 1, length: steps.length })} {now?.sentence} {now?.equation}
      </p>
      <ol className={styles.steps}>
        {steps.map((_, index) => {
          const words = shown[index];
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the example
              key={index}
              data-state={index < place ? 'done' : index === place ? 'now' : 'later'}
              aria-current={index === place ? 'step' : undefined}
              aria-hidden={words ? undefined : true}
            >
              <span aria-hidden>{index + 1}</span>
              <div>
                {words?.equation ? <strong>{words.equation}</strong> : null}
                <p className={styles.sentence}>{words ? words.sentence : '…'}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
