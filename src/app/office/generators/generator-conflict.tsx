import { useTranslation } from 'react-i18next';
import { locales } from '@/maths/locale';
import { ConflictAlert, type ConflictRow } from '../shared/conflict-alert';
import type { Draft } from './types';

interface GeneratorConflictProps {
  readonly mine: Draft;
  readonly theirs: Draft;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Writes a setting as it is stored; most are short. */
const written = (value: unknown): string =>
  value === undefined ? '' : JSON.stringify(value).replaceAll('"', '');

/** Shows what differs when a colleague saved the same generator meanwhile. */
export function GeneratorConflict({ mine, theirs, ...actions }: GeneratorConflictProps) {
  const { t } = useTranslation(['office', 'common']);
  const recipes = [mine.recipe, theirs.recipe].map(
    (recipe) => new Map<string, unknown>(Object.entries(recipe)),
  );
  const settings = [...new Set(recipes.flatMap((recipe) => [...recipe.keys()]))];
  const rows: readonly ConflictRow[] = [
    ...locales.map(
      (locale): ConflictRow => [
        `${t('generators.name')} (${t(`common:locale.${locale}`)})`,
        mine.title[locale],
        theirs.title[locale],
      ],
    ),
    [t('generators.years'), mine.years.join(', '), theirs.years.join(', ')],
    ...settings.map(
      (setting): ConflictRow => [
        t(`generators.settings.${setting as 'operation'}`),
        written(recipes[0]?.get(setting)),
        written(recipes[1]?.get(setting)),
      ],
    ),
  ];
  return <ConflictAlert title={t('generators.conflict')} rows={rows} {...actions} />;
}
