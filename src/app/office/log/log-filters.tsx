import { Group, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../ui/forms/date-field';
import { SearchField } from '../shared/search-field';
import type { Keyset } from '../shared/use-keyset';
import { useActionNames } from './use-action-names';

interface LogFiltersProps {
  readonly keyset: Keyset;
  /** First day shown, `YYYY-MM-DD`. */
  readonly from: string;
  /** Last day shown. */
  readonly to: string | null;
}

/** Search, kind of action and days of the log. */
export function LogFilters({ keyset, from, to }: LogFiltersProps) {
  const { t } = useTranslation('office');
  const { areas } = useActionNames();
  return (
    <Group gap="md" align="end">
      <SearchField keyset={keyset} label={t('log.search')} />
      <NativeSelect
        flex="1 1 136px"
        maw={200}
        label={t('log.area')}
        value={keyset.get('over')}
        data={[
          { value: '', label: t('accounts.filter.all') },
          ...areas.map(({ area, name }) => ({ value: area, label: name })),
        ]}
        onChange={(event) => keyset.set({ over: event.currentTarget.value })}
      />
      <DateField
        label={t('log.from')}
        width={150}
        value={from}
        onChange={(day) => keyset.set({ van: day ?? '' })}
      />
      <DateField
        label={t('log.to')}
        width={150}
        value={to}
        onChange={(day) => keyset.set({ tot: day ?? '' })}
      />
    </Group>
  );
}
