import { Group, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { collectionDomains } from '@/maths/collections/sum-collection';
import type { CallInput } from '../../api/call';
import { useYearName } from '../../i18n/year-name';
import { SearchField } from './search-field';
import { schoolYears } from './title-fields';
import { type Keyset, orderIn } from './use-keyset';

const origins = ['program', 'office'] as const;
const states = ['in-use', 'archived'] as const;

type Filters = Omit<CallInput<'listGenerators'>['query'], 'after'>;

const sorts = ['title', 'years', 'sums'] as const;

/** Reads filters and order of a list of generators or collections from the address. */
export function sumFiltersOf(keyset: Keyset): Filters {
  const { get, size } = keyset;
  const search = get('zoek');
  const domain = collectionDomains.find((each) => each === get('onderdeel'));
  const year = schoolYears.map((each) => `${each}` as const).find((each) => each === get('jaar'));
  const origin = origins.find((each) => each === get('van'));
  return {
    size,
    ...orderIn(keyset, sorts),
    state: get('toestand') === 'archief' ? 'archived' : 'in-use',
    ...(search && { search }),
    ...(domain && { domain }),
    ...(year && { year }),
    ...(origin && { origin }),
  };
}

/** Search field and filters above a list of generators or collections. */
export function SumFilters({ keyset }: { readonly keyset: Keyset }) {
  const { t } = useTranslation('office');
  const yearName = useYearName();
  const { get, set } = keyset;
  return (
    <Group gap="sm" align="end">
      <SearchField keyset={keyset} width={220} />
      <NativeSelect
        flex="1 1 136px"
        maw={240}
        label={t('generators.domain')}
        value={get('onderdeel')}
        onChange={(event) => set({ onderdeel: event.currentTarget.value })}
        data={[
          { value: '', label: t('generators.anyDomain') },
          ...collectionDomains.map((each) => ({ value: each, label: t(`generators.domains.${each}`) })),
        ]}
      />
      <NativeSelect
        flex="1 1 136px"
        maw={240}
        label={t('generators.year')}
        value={get('jaar')}
        onChange={(event) => set({ jaar: event.currentTarget.value })}
        data={[
          { value: '', label: t('generators.anyYear') },
          ...schoolYears.map((year) => ({ value: String(year), label: yearName(year) })),
        ]}
      />
      <NativeSelect
        flex="1 1 136px"
        maw={240}
        label={t('generators.origin')}
        value={get('van')}
        onChange={(event) => set({ van: event.currentTarget.value })}
        data={[
          { value: '', label: t('generators.anyOrigin') },
          ...origins.map((each) => ({ value: each, label: t(`generators.origins.${each}`) })),
        ]}
      />
      <NativeSelect
        flex="1 1 136px"
        maw={240}
        label={t('generators.state')}
        value={get('toestand')}
        onChange={(event) => set({ toestand: event.currentTarget.value })}
        data={states.map((each) => ({
          value: each === 'archived' ? 'archief' : '',
          label: t(`generators.states.${each}`),
        }))}
      />
    </Group>
  );
}
