import { useTranslation } from 'react-i18next';
import { locales } from '@/maths/locale';
import { ConflictAlert, type ConflictRow } from '../shared/conflict-alert';
import type { Draft, DraftStep } from './types';

interface CollectionConflictProps {
  readonly mine: Draft;
  readonly theirs: Draft;
  readonly nameOf: (step: DraftStep) => string;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Shows what differs when a colleague saved the same collection meanwhile. */
export function CollectionConflict({ mine, theirs, nameOf, ...actions }: CollectionConflictProps) {
  const { t } = useTranslation(['office', 'common']);
  const ladder = ({ steps }: Draft) =>
    steps
      .map((step, place) => {
        const strategy = step.strategy ? `, ${t(`generators.strategies.${step.strategy}`)}` : '';
        return `${place + 1}. ${nameOf(step)}${strategy}${step.prerequisite ? ` (${step.prerequisite})` : ''}`;
      })
      .join('\n');
  const rows: readonly ConflictRow[] = [
    ...locales.map(
      (locale): ConflictRow => [
        `${t('generators.name')} (${t(`common:locale.${locale}`)})`,
        mine.title[locale],
        theirs.title[locale],
      ],
    ),
    [t('generators.years'), mine.years.join(', '), theirs.years.join(', ')],
    [t('collections.steps'), ladder(mine), ladder(theirs)],
    [t('collections.next'), mine.next.join(', '), theirs.next.join(', ')],
  ];
  return <ConflictAlert title={t('collections.conflict')} rows={rows} {...actions} />;
}
