import { useTranslation } from 'react-i18next';
import { promptParts } from '@/maths/sum/prompt';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import { useLocale } from '../../../i18n/use-locale';
import { PromptPiece } from '../../sum/prompt-piece';
import styles from './garden-page.module.css';
import { Plant, stageOf } from './plant';

interface StepBedProps {
  readonly title: string;
  readonly steps: readonly { readonly sumId: string; readonly phase: string }[];
  readonly chosen: string | null;
  readonly onChoose: (sumId: string) => void;
  /** Describes a sum and its state. */
  readonly says: (sumId: string) => string;
}

/** Shows a plant for each step of a domain over a sum of that step, with its fractions and clocks drawn. */
export function StepBed({ title, steps, chosen, onChoose, says }: StepBedProps) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  return (
    <ul className={styles.steps} aria-label={title}>
      {steps.map(({ sumId, phase }, place) => (
        <li key={sumId}>
          <button
            type="button"
            aria-pressed={chosen === sumId}
            aria-label={says(sumId)}
            title={t(`work.stage.${stageOf(phase)}`)}
            onClick={() => onChoose(sumId)}
          >
            <Plant stage={stageOf(phase)} kind={place} />
            <span className={styles.stepSum} aria-hidden="true">
              {promptParts(parseSumOrThrow(sumId as SumId), locale).map((part, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sum stay where they are
                <PromptPiece key={at} part={part} locale={locale} inHole="?" state="open" />
              ))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
