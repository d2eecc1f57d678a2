import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxNoteLength } from '@/contract/note-limits';
import { dayFromNow } from '../../../shared/day-from-now';
import { DateField } from '../../../ui/forms/date-field';
import { FailureAlert } from '../../../ui/forms/failure-alert';
import { useSending } from '../../../ui/forms/use-sending';
import { useUnsavedChanges } from '../../../ui/forms/use-unsaved-changes';

export interface NoteContent {
  readonly day: string;
  readonly text: string;
}

interface NoteFormProps {
  /** What stands there; absent for a new note. */
  readonly note?: NoteContent;
  readonly onSave: (content: NoteContent) => Promise<void>;
  /** Absent for a new note, whose form stays. */
  readonly onCancel?: () => void;
}

/** Text and day of a note. */
export function NoteForm({ note, onSave, onCancel }: NoteFormProps) {
  const { t } = useTranslation(['school', 'common']);
  const [text, setText] = useState(note?.text ?? '');
  const [day, setDay] = useState(note?.day ?? dayFromNow());
  const { busy, failure, send } = useSending();
  useUnsavedChanges(!busy && text.trim() !== (note?.text ?? ''));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send(text.trim() !== '', () => onSave({ day, text: text.trim() }));
      }}
    >
      <Stack gap="sm">
        <Textarea
          label={t(note ? 'notes.text' : 'notes.new')}
          description={note ? null : t('notes.hint')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          maxLength={maxNoteLength}
          autosize
          minRows={2}
          maxRows={8}
          {...(note && { autoFocus: true })}
        />
        <FailureAlert failure={failure} inForm />
        <Group gap="sm" align="flex-end">
          <DateField
            label={t('notes.day')}
            width={170}
            value={day}
            onChange={(next) => next && setDay(next)}
          />
          <Button type="submit" variant="light" loading={busy} disabled={text.trim() === ''}>
            {t('common:action.save')}
          </Button>
          {onCancel ? (
            <Button variant="subtle" onClick={onCancel}>
              {t('common:action.cancel')}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  );
}
