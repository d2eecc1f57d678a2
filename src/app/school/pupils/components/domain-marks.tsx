import { Group } from '@mantine/core';
import { IconClock, IconRuler2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type CollectionDomain, collectionDomains } from '@/maths/collections/sum-collection';
import { formatNumber } from '../../../i18n/format';
import { type GoalState, goalStates } from '../../progress/shared/goal-mark';
import shared from '../../progress/shared/progress.module.css';
import type { PupilShown } from '../types';
import styles from './domain-marks.module.css';

/** Symbol of a domain, where its name does not fit. */
const signs: Readonly<Record<CollectionDomain, () => ReactNode>> = {
  'add-subtract': () => '+ −',
  'multiply-divide': () => '× :',
  decimals: () => formatNumber(0.1),
  fractions: () => '½',
  'percent-ratio': () => '%',
  money: () => '€',
  measures: () => <IconRuler2 size={17} stroke={2} aria-hidden />,
  clock: () => <IconClock size={17} stroke={2} aria-hidden />,
  line: () => '↔',
  'compare-estimate': () => '≈',
};

interface MarkProps {
  readonly state: GoalState;
  readonly sign?: ReactNode;
  /** Label; absent where text beside the mark says the same. */
  readonly label?: string;
}

/** Mark whose fill shows the pupil's progress. */
function Mark({ state, sign, label }: MarkProps) {
  return (
    <span
      className={styles.mark}
      data-goal={state}
      {...(label ? { role: 'img', 'aria-label': label, title: label } : { 'aria-hidden': true })}
    >
      {sign}
    </span>
  );
}

/** Shows a pupil's progress on the goals of its year by domain. */
export function DomainMarks({ pupil: { domains } }: { readonly pupil: Pick<PupilShown, 'domains'> }) {
  const { t } = useTranslation(['school', 'common']);
  return (
    <Group gap={4} className={styles.marks}>
      {domains.map(({ domain, state }) => (
        <Mark
          key={domain}
          state={state}
          sign={signs[domain]()}
          label={t('pupils.goal', {
            domain: t(`common:domain.${domain}`),
            state: t(`report.goals.state.${state}`),
          })}
        />
      ))}
    </Group>
  );
}

/** Mean progress on the domains, 0–1; null when the pupil's year has none. */
export function farOn({ domains }: Pick<PupilShown, 'domains'>): number | null {
  if (domains.length === 0) return null;
  const last = goalStates.length - 1;
  const steps = domains.reduce((sum, { state }) => sum + last - goalStates.indexOf(state), 0);
  return steps / (last * domains.length);
}

/** Legend of the marks in a list of pupils. */
export function DomainLegend({ pupils }: { readonly pupils: readonly Pick<PupilShown, 'domains'>[] }) {
  const { t } = useTranslation(['school', 'common']);
  const shown = new Set(pupils.flatMap(({ domains }) => domains.map(({ domain }) => domain)));
  if (shown.size === 0) return null;
  return (
    <ul className={`${shared.legend} ${styles.legend}`} aria-label={t('pupils.goalsLegend')}>
      {collectionDomains
        .filter((domain) => shown.has(domain))
        .map((domain) => (
          <li key={domain}>
            <Mark state="not-begun" sign={signs[domain]()} /> {t(`common:domain.${domain}`)}
          </li>
        ))}
      {goalStates.map((state) => (
        <li key={state}>
          <Mark state={state} /> {t(`report.goals.state.${state}`)}
        </li>
      ))}
    </ul>
  );
}
