import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../i18n/with-texts';
import { TryIt } from './try-it';

const SumSteps = lazy(withTexts(['pupil', 'maths'], () => import('./sum-steps')));

/** Plays the explanation of a sum as a child gets it. The steps are loaded when they are asked for. */
export function StepsTrial({
  title,
  text,
  typed,
  children,
}: {
  readonly title: string;
  readonly text: string;
  /** The sum as people type it, such as 7 × 8. */
  readonly typed: string;
  /** Controls that choose the sum. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('about');
  return (
    <TryIt title={title} text={text} start={t('try.start')} controls={children}>
      <SumSteps typed={typed} />
    </TryIt>
  );
}
