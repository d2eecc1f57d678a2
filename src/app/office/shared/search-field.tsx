import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Keyset } from './use-keyset';

/** Pause in typing after which the server is asked, ms. */
const typingPause = 300;

interface SearchFieldProps {
  readonly keyset: Keyset;
  /** Says what may be typed, where “Search” alone does not. */
  readonly label?: string;
  /** px */
  readonly width?: number;
}

/** Search field of a list that the server searches. */
export function SearchField({ keyset, label, width = 300 }: SearchFieldProps) {
  const { t } = useTranslation(['office', 'ui']);
  const [typed, setTyped] = useState(keyset.get('zoek'));
  const ask = useDebouncedCallback((zoek: string) => keyset.set({ zoek }), typingPause);
  const change = (text: string) => {
    setTyped(text);
    ask(text.trim());
  };
  return (
    <TextInput
      type="search"
      w={width}
      maw="100%"
      label={label ?? t('list.search')}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      rightSection={
        typed === '' ? null : (
          <CloseButton aria-label={t('ui:table.clearSearch')} onClick={() => change('')} />
        )
      }
    />
  );
}
