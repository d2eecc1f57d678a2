import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../ui/page/segments';
import type { CollectionShown } from '../draft/settings-draft';
import { useCollections } from '../draft/use-collections';
import { ChooseTables } from '../practice/choose-tables';

const ways = ['tables', 'division', 'to20', 'other'] as const;

/** The sums that are chosen: tables, or the key of any other collection. */
export interface What {
  readonly way: (typeof ways)[number];
  readonly tables: readonly number[];
  readonly key: string | null;
}

const isOffered: Record<Exclude<What['way'], 'tables'>, (collection: CollectionShown) => boolean> = {
  division: ({ key }) => /^division-(?!with)/.test(key),
  to20: ({ key }) => /-to-(?:10|20)(?:-|$)/.test(key) && !/^(?:line|compare|coins)-/.test(key),
  other: () => true,
};

interface WhatToPractiseProps {
  readonly what: What;
  readonly onChange: (what: What) => void;
}

/** Chooses the sums of a task: tables at once, any other collection by its name. */
export function WhatToPractise({ what, onChange }: WhatToPractiseProps) {
  const { t } = useTranslation('ready');
  const { collections, titleOf } = useCollections();
  const { way } = what;
  return (
    <>
      <Segments
        mb="sm"
        aria-label={t('what')}
        value={way}
        onChange={(value) =>
          onChange({ way: ways.find((known) => known === value) ?? 'tables', tables: [], key: null })
        }
        data={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
      />
      {way === 'tables' ? (
        <ChooseTables chosen={what.tables} onChange={(tables) => onChange({ ...what, tables })} />
      ) : (
        <Select
          aria-label={t('collection')}
          placeholder={t('collection')}
          searchable
          nothingFoundMessage={t('noneFound')}
          data={collections.filter(isOffered[way]).map(({ key }) => ({ value: key, label: titleOf(key) }))}
          value={what.key}
          onChange={(key) => onChange({ ...what, key })}
        />
      )}
    </>
  );
}
