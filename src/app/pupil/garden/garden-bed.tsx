import { IconBulb } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { ButtonLink } from '../../ui/plain/button-link';
import { FactTable } from '../../ui/plain/fact-table';
import { ReadAloudButton } from '../read-aloud-button';
import styles from './garden-page.module.css';
import { Plant, stageOf } from './plant';
import { spokenSum, sumWords } from './sum-words';

interface GardenBedProps {
  readonly title: string;
  readonly sign: '*' | '+';
  /** Phase by sum. */
  readonly facts: ReadonlyMap<string, string>;
  readonly pupilId: string;
}

/** Ten by ten plants, one a sum; the chosen one is told in words, with the way to see how it goes. */
export function GardenBed({ title, sign, facts, pupilId }: GardenBedProps) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const [chosen, setChosen] = useState<string | null>(null);
  const says = (sumId: string) =>
    t('work.says', { sum: sumWords(sumId, locale), stage: t(`work.stage.${stageOf(facts.get(sumId))}`) });
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
        <ReadAloudButton text={chosen === null ? t('work.how') : spokenSum(chosen, locale)} />
        {chosen !== null && (
          <ButtonLink look="quiet" to={`/leerling/${pupilId}/strategie?som=${encodeURIComponent(chosen)}`}>
            <IconBulb aria-hidden="true" />
            {t('work.see', { sum: sumWords(chosen, locale) })}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
