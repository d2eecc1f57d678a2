import { Button, Group, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { flagNames } from '@/contract/flags';
import { countries } from '@/contract/form-rules';
import { SearchField } from '../../shared/search-field';
import type { Keyset } from '../../shared/use-keyset';

export const kinds = ['school', 'home'] as const;
/** In the address. */
export const openStates = ['ja', 'nee'] as const;
export const licenceFilters = ['ending', 'ended', 'none'] as const;

/** Search and filters of the list of accounts. */
export function AccountFilters({ keyset }: { readonly keyset: Keyset }) {
  const { t } = useTranslation('office');
  const all = { value: '', label: t('accounts.filter.all') };
  const filters = [
    ['soort', 'kind', kinds.map((each) => ({ value: each, label: t(`accounts.kinds.${each}`) }))],
    ['land', 'country', countries.map((each) => ({ value: each, label: t(`accounts.countries.${each}`) }))],
    [
      'licentie',
      'licence',
      licenceFilters.map((each) => ({ value: each, label: t(`accounts.filter.licences.${each}`) })),
    ],
  ] as const;
  return (
    <Group gap="md" align="end" mb="md">
      <SearchField keyset={keyset} />
      {filters.map(([name, label, options]) => (
        <NativeSelect
          key={name}
          label={t(`accounts.${label}`)}
          value={keyset.get(name)}
          data={[all, ...options]}
          onChange={(event) => keyset.set({ [name]: event.currentTarget.value })}
        />
      ))}
      <FlagFilter keyset={keyset} />
    </Group>
  );
}

/** Filters by a section that is open or closed; only there when the list of sections led here. */
function FlagFilter({ keyset: { get, set } }: { readonly keyset: Keyset }) {
  const { t } = useTranslation('office');
  const flag = flagNames.find((each) => each === get('onderdeel'));
  if (!flag) return null;
  const open = openStates.find((each) => each === get('open')) ?? 'ja';
  return (
    <Button
      variant="light"
      rightSection={<IconX size={18} stroke={1.75} aria-hidden />}
      onClick={() => set({ onderdeel: '', open: '' })}
    >
      {t(`flagList.filter.${open}`, { section: t(`flags.${flag}`) })}
      <span className="unseen">. {t('flagList.anyState')}</span>
    </Button>
  );
}
