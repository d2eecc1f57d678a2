import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cells } from '@/edexml/list/split-list';
import { useUnsavedChanges } from '../../../ui/forms/use-unsaved-changes';

/** Takes a list pasted from a spreadsheet or typed. */
export function PasteList({ onCells }: { readonly onCells: (cells: Cells) => void }) {
  const { t } = useTranslation('school');
  const [text, setText] = useState('');
  useUnsavedChanges(text.trim() !== '');
  const go = async () => {
    const [{ splitList }, { stackGroups }] = await Promise.all([
      import('@/edexml/list/split-list'),
      import('@/edexml/list/side-by-side'),
    ]);
    onCells(stackGroups(splitList(text)));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      <Stack gap="sm">
        <Textarea
          label={t('import.paste.label')}
          description={t('import.paste.text')}
          placeholder={t('import.paste.example')}
          autosize
          minRows={6}
          maxRows={18}
          dir="auto"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group>
          <Button type="submit" disabled={text.trim() === ''}>
            {t('import.paste.go')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
