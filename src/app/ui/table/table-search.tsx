import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './data-table.module.css';

/** Search field above a list. */
export function TableSearch({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (text: string) => void;
}) {
  const { t } = useTranslation('ui');
  return (
    <TextInput
      type="search"
      className={styles.tools}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      aria-label={t('table.search')}
      placeholder={t('table.searchHint')}
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      rightSection={
        value === '' ? null : <CloseButton aria-label={t('table.clearSearch')} onClick={() => onChange('')} />
      }
    />
  );
}
