import { useTranslation } from 'react-i18next';
import { FactGrid } from './fact-grid';
import styles from './facts.module.css';
import { PhaseMark } from './phase-mark';
import shared from './progress.module.css';
import { type FactShown, phases } from './progress-parts';

/** The grids of adding and the tables with their kin, and what each mark means. */
export function Facts({ facts }: { readonly facts: readonly FactShown[] }) {
  const { t } = useTranslation('school');
  const bySum = new Map(facts.map((fact) => [fact.sumId, fact]));
  return (
    <>
      <ul className={shared.legend}>
        {phases.map((phase) => (
          <li key={phase}>
            <span className={styles.fact} data-phase={phase}>
              <PhaseMark phase={phase} />
            </span>
            {t(`progress.phase.${phase}`)}
          </li>
        ))}
      </ul>
      <div className={styles.grids}>
        <FactGrid title={t('progress.grid.add')} sign="+" facts={bySum} />
        <FactGrid title={t('report.grid.subtract')} sign="-" facts={bySum} />
        <FactGrid title={t('progress.grid.multiply')} sign="*" facts={bySum} />
        <FactGrid title={t('report.grid.divide')} sign=":" facts={bySum} />
      </div>
    </>
  );
}
