import { useTranslation } from 'react-i18next';
import { locales } from '@/maths/locale';
import { shapeExamples } from '@/maths/sum/shape/shape-examples';
import { sumText } from '@/maths/sum/stored-text';
import { useLocale } from '../../i18n/use-locale';
import { ConflictAlert, type ConflictRow } from '../shared/conflict-alert';
import type { Details } from './types';
import { useGameWords } from './use-game-words';

interface GameConflictProps {
  readonly mine: Details;
  readonly theirs: Details;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Shows what differs when a colleague changed the same game meanwhile. */
export function GameConflict({ mine, theirs, ...actions }: GameConflictProps) {
  const { t } = useTranslation(['office', 'common']);
  const locale = useLocale();
  const { countriesOf, seasonOf, yearsOf } = useGameWords();
  const sumsOf = ({ without }: Details) =>
    without.map((shape) => sumText(shapeExamples[shape], locale)).join('\n');
  const rows: readonly ConflictRow[] = [
    [t('games.offered'), countriesOf(mine), countriesOf(theirs)],
    [t('games.years'), yearsOf(mine), yearsOf(theirs)],
    [t('games.season'), seasonOf(mine), seasonOf(theirs)],
    ...locales.flatMap((each): ConflictRow[] => [
      [
        `${t('games.name')} (${t(`common:locale.${each}`)})`,
        mine.texts[each].title,
        theirs.texts[each].title,
      ],
      [`${t('games.goal')} (${t(`common:locale.${each}`)})`, mine.texts[each].goal, theirs.texts[each].goal],
    ]),
    [t('games.shapesOff'), sumsOf(mine), sumsOf(theirs)],
  ];
  return <ConflictAlert title={t('games.conflict')} rows={rows} {...actions} />;
}
