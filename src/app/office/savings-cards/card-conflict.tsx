import { useTranslation } from 'react-i18next';
import { locales } from '@/maths/locale';
import { ConflictAlert, type ConflictRow } from '../shared/conflict-alert';
import type { Details } from './types';
import { useCardWords } from './use-card-words';

interface CardConflictProps {
  readonly mine: Details;
  readonly theirs: Details;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Shows what differs when a colleague changed the same card meanwhile. */
export function CardConflict({ mine, theirs, ...actions }: CardConflictProps) {
  const { t } = useTranslation(['office', 'common']);
  const { seasonOf, artName } = useCardWords();
  const onOf = ({ on }: Details) => t(on ? 'savingsCards.yes' : 'savingsCards.no');
  const rows: readonly ConflictRow[] = [
    ...locales.map(
      (locale): ConflictRow => [
        `${t('savingsCards.name')} (${t(`common:locale.${locale}`)})`,
        mine.title[locale],
        theirs.title[locale],
      ],
    ),
    [t('savingsCards.art'), artName(mine.art), artName(theirs.art)],
    [t('savingsCards.size'), String(mine.size), String(theirs.size)],
    [t('savingsCards.on'), onOf(mine), onOf(theirs)],
    [t('games.season'), seasonOf(mine), seasonOf(theirs)],
  ];
  return <ConflictAlert title={t('savingsCards.conflict')} rows={rows} {...actions} />;
}
