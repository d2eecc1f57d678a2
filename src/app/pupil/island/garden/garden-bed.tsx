import { IconBulb, IconChartPie } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { ButtonLink } from '../../../ui/plain/button-link';
import { FactTable } from '../../../ui/plain/fact-table';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import { type Bed, isGrid, nearFractions, type OwnWork, plantsIn } from './beds';
import styles from './garden-page.module.css';
import { Plant, stageOf } from './plant';
import { StepBed } from './step-bed';
import { bareSumText, spokenSumText } from './sum-state-text';

interface GardenBedProps {
  readonly title: string;
  readonly bed: Bed;
  readonly work: OwnWork;
  readonly pupilId: string;
}

/**
 * Shows a hundred sums, or the steps of a domain, as plants, and describes the chosen one with a link to its strategy; beds
 * of fractions, decimals and percents lead to the fraction screen too.
 */
export function GardenBed({ title, bed, work, pupilId }: GardenBedProps) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const [chosen, setChosen] = useState<string | null>(null);
  const plants = plantsIn(work, bed);
  const phases = new Map(plants.map(({ sumId, phase }) => [sumId, phase]));
  const stage = (sumId: string) => stageOf(phases.get(sumId));
  const says = (sumId: string) =>
    t('work.says', { sum: bareSumText(sumId, locale), stage: t(`work.stage.${stage(sumId)}`) });
  const shared = { title, chosen, onChoose: setChosen, says };
  const how = t(isGrid(bed) ? 'work.how' : 'work.howSteps');
  return (
    <>
      {isGrid(bed) ? (
        <div className={styles.field}>
          <FactTable
            {...shared}
            sign={bed}
            className={styles.bed}
            show={(sumId, row) => <Plant stage={stage(sumId)} kind={row} />}
          />
        </div>
      ) : (
        <StepBed {...shared} steps={plants} />
      )}
      <div className={styles.chosen}>
        <output>{chosen === null ? how : says(chosen)}</output>
        <ReadAloudButton text={chosen === null ? how : spokenSumText(chosen, locale)} />
        {chosen !== null && (
          <ButtonLink look="quiet" to={`/leerling/${pupilId}/strategie?som=${encodeURIComponent(chosen)}`}>
            <IconBulb aria-hidden="true" />
            {isGrid(bed) ? t('work.see', { sum: bareSumText(chosen, locale) }) : t('help.title')}
          </ButtonLink>
        )}
        {nearFractions.includes(bed) && (
          <ButtonLink look="quiet" to={`/leerling/${pupilId}/breuken`}>
            <IconChartPie aria-hidden="true" />
            {t('work.fractions')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
