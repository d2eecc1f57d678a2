import { IconBulb } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { ButtonLink } from '../../../ui/plain/button-link';
import { FactTable } from '../../../ui/plain/fact-table';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import styles from './garden-page.module.css';
import { Plant, stageOf } from './plant';
import { bareSumText, spokenSumText } from './sum-state-text';

interface GardenBedProps {
  readonly title: string;
  readonly sign: '*' | '+';
  /** Learning phase by sum id. */
  readonly facts: ReadonlyMap<string, string>;
  readonly pupilId: string;
}

/** Shows a hundred sums as plants and describes the chosen one, with a link to its strategy. */
export function GardenBed({ title, sign, facts, pupilId }: GardenBedProps) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const [chosen, setChosen] = useState<string | null>(null);
  const says = (sumId: string) =>
    t('work.says', { sum: bareSumText(sumId, locale), stage: t(`work.stage.${stageOf(facts.get(sumId))}`) });
  return (
    <>
      <FactTable
        title={title}
        sign={sign}
        className={styles.bed}
        chosen={chosen}
        onChoose={setChosen}
        says={says}
        show={(sumId, row) => <Plant stage={stageOf(facts.get(sumId))} kind={row} />}
      />
      <div className={styles.chosen}>
        <output>{chosen === null ? t('work.how') : says(chosen)}</output>
        <ReadAloudButton text={chosen === null ? t('work.how') : spokenSumText(chosen, locale)} />
        {chosen !== null && (
          <ButtonLink look="quiet" to={`/leerling/${pupilId}/strategie?som=${encodeURIComponent(chosen)}`}>
            <IconBulb aria-hidden="true" />
            {t('work.see', { sum: bareSumText(chosen, locale) })}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
