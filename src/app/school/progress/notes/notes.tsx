import { Divider, Group, Menu, Skeleton, Stack, Text } from '@mantine/core';
import { IconEdit, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallReply, call } from '../../../api/call';
import { keyOf, queryClient, useRead } from '../../../api/query';
import { formatDay } from '../../../i18n/format';
import { useLocale } from '../../../i18n/use-locale';
import { newId } from '../../../shared/new-id';
import { FailureAlert } from '../../../ui/forms/failure-alert';
import { ActionsMenu } from '../../../ui/table/row-actions';
import { type RunAction, useActions } from '../../shared/use-actions';
import { Section } from '../shared/section';
import { type NoteContent, NoteForm } from './note-form';
import styles from './notes.module.css';

type NoteShown = CallReply<'listNotes'>['notes'][number];

interface NotesProps {
  readonly pupilId: string;
  readonly name: string;
}

/** Saves and deletes notes of a pupil, each with its way back. */
function useNotes(pupilId: string, change: RunAction) {
  const { t } = useTranslation('school');
  const put = (noteId: string, { day, text }: NoteContent) =>
    call('saveNote', { params: { pupilId, noteId }, body: { day, text } });
  const remove = (noteId: string) => call('deleteNote', { params: { pupilId, noteId } });
  return {
    /** @throws when it is not saved, so that the form keeps what was typed. */
    add: async (noteId: string, content: NoteContent) => {
      await put(noteId, content);
      await change({ done: t('notes.added'), undo: () => remove(noteId) });
    },
    /** @throws as `add` */
    edit: async (note: NoteShown, content: NoteContent) => {
      await put(note.noteId, content);
      await change({ done: t('notes.changed'), undo: () => put(note.noteId, note) });
    },
    remove: (note: NoteShown) =>
      change({
        done: t('notes.deleted'),
        work: () => remove(note.noteId),
        undo: () => put(note.noteId, note),
      }),
  };
}

/** Notes of teachers about a pupil, with a form for the next one. */
export function Notes({ pupilId, name }: NotesProps) {
  const { t } = useTranslation('school');
  const input = { params: { pupilId } };
  const { data, error } = useRead('listNotes', input);
  const { change, problem } = useActions(
    () => void queryClient.invalidateQueries({ queryKey: keyOf('listNotes', input) }),
  );
  const actions = useNotes(pupilId, change);
  // A new one for each note, and the same when a failed one is sent again.
  const [noteId, setNoteId] = useState(newId);
  const add = async (content: NoteContent) => {
    await actions.add(noteId, content);
    setNoteId(newId());
  };
  return (
    <Section title={t('notes.title')} hint={t('notes.who', { name })}>
      <Stack gap="md">
        {problem}
        <NoteForm key={noteId} onSave={add} />
        <FailureAlert failure={error} />
        {data ? null : error ? null : <Skeleton height={72} />}
        {data?.notes.length === 0 ? <Text c="dimmed">{t('notes.none')}</Text> : null}
        {data && data.notes.length > 0 ? (
          <ul className={styles.notes}>
            {data.notes.map((note) => (
              <Note
                key={note.noteId}
                note={note}
                onEdit={(content) => actions.edit(note, content)}
                onDelete={() => void actions.remove(note)}
              />
            ))}
          </ul>
        ) : null}
      </Stack>
    </Section>
  );
}

interface NoteProps {
  readonly note: NoteShown;
  readonly onEdit: (content: NoteContent) => Promise<void>;
  readonly onDelete: () => void;
}

function Note({ note, onEdit, onDelete }: NoteProps) {
  const { t } = useTranslation('school');
  useLocale();
  const [editing, setEditing] = useState(false);
  const day = formatDay(note.day);
  return (
    <li>
      <Divider mb="sm" />
      {editing ? (
        <NoteForm
          note={note}
          onCancel={() => setEditing(false)}
          onSave={async (content) => {
            await onEdit(content);
            setEditing(false);
          }}
        />
      ) : (
        <Group gap="sm" wrap="nowrap" align="flex-start" justify="space-between">
          <div>
            <Text size="sm" c="dimmed">
              {[day, note.author, note.changedAt ? t('notes.isChanged') : null].filter(Boolean).join(' · ')}
            </Text>
            <Text className={styles.text}>{note.text}</Text>
          </div>
          {note.isOwn ? (
            <ActionsMenu label={t('notes.actionsOf', { day })}>
              <Menu.Item leftSection={<IconEdit size={20} stroke={1.75} />} onClick={() => setEditing(true)}>
                {t('notes.edit')}
              </Menu.Item>
              <Menu.Item leftSection={<IconTrash size={20} stroke={1.75} />} onClick={onDelete}>
                {t('notes.delete')}
              </Menu.Item>
            </ActionsMenu>
          ) : null}
        </Group>
      )}
    </li>
  );
}
