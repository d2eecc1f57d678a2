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
  /** px; less where the fields beside it need the room. */
  readonly width?: number;
}

/** Least width, px: most of a name that is looked for can be read. */
const narrowest = 180;

/** Search field of a list that the server searches, in a row. */
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
      flex={`1 1 ${narrowest}px`}
      maw={`min(100%, ${width}px)`}
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
