import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconDeviceFloppy, IconMailForward, IconSend, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../api/call';
import { queryClient } from '../../api/query';
import { formatNumber } from '../../i18n/format';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { notifyDone } from '../../ui/forms/notify-done';
import { useSending } from '../../ui/forms/use-sending';
import { useUnsavedChanges } from '../../ui/forms/use-unsaved-changes';
import { AudienceFields } from './audience-fields';
import { MessageTexts } from './message-texts';
import { SendForm } from './send-form';
import type { Draft } from './types';

interface WriteMessageProps {
  readonly messageId: string;
  readonly draft: Draft;
  /** 0 for a message that nobody has saved yet. */
  readonly version: number;
  /** People it would reach as it was saved. */
  readonly readers?: number;
  readonly onSaved: () => unknown;
}

/** Writes a message in three languages, for whom it is, and what becomes of it. */
export function WriteMessage({ messageId, draft, version, readers, onSaved }: WriteMessageProps) {
  const { t } = useTranslation(['office', 'common']);
  const navigate = useNavigate();
  const [edited, setEdited] = useState(draft);
  const [saved, setSaved] = useState({ draft, version });
  const [sends, setSends] = useState(false);
  const { busy, failure, send } = useSending();
  const isChanged = edited !== saved.draft;
  useUnsavedChanges(isChanged && !busy);
  const params = { messageId };

  const save = async () => {
    if (!isChanged && saved.version > 0) return;
    const reply = await call('saveOfficeMessage', { params, body: { ...edited, version: saved.version } });
    setSaved({ draft: edited, version: reply.version });
  };
  /** The list and the message itself are read again. */
  const leaveForm = async () => {
    await queryClient.invalidateQueries();
    await onSaved();
  };
  const keep = async () => {
    await save();
    notifyDone({ done: t('edit.saved') });
    await leaveForm();
  };
  const test = async () => {
    await save();
    await call('testOfficeMessage', { params });
    notifyDone({ done: t('messages.tested') });
    await leaveForm();
  };
  const remove = async () => {
    await call('deleteOfficeMessage', { params });
    await queryClient.invalidateQueries();
    await navigate('.', { replace: true });
    notifyDone({
      done: t('messages.deleted'),
      undo: async () => {
        await call('saveOfficeMessage', { params, body: { ...saved.draft, version: 0 } });
        await queryClient.invalidateQueries();
      },
    });
  };

  return (
    <Stack gap="lg">
      <FailureAlert failure={failure} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <MessageTexts texts={edited.texts} onChange={(texts) => setEdited({ ...edited, texts })} />
      </SimpleGrid>
      <AudienceFields audience={edited.audience} onChange={(audience) => setEdited({ ...edited, audience })}>
        {readers === undefined || isChanged ? null : (
          <Text c="dimmed">
            {t('messages.readers', { count: readers, formatted: formatNumber(readers) })}
          </Text>
        )}
      </AudienceFields>
      <Group gap="sm">
        <Button
          loading={busy}
          leftSection={<IconSend size={20} stroke={1.75} aria-hidden />}
          onClick={() =>
            void send(true, async () => {
              await save();
              setSends(true);
            })
          }
        >
          {t('messages.send')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDeviceFloppy size={20} stroke={1.75} aria-hidden />}
          onClick={() => void send(true, keep)}
        >
          {t('messages.keep')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconMailForward size={20} stroke={1.75} aria-hidden />}
          onClick={() => void send(true, test)}
        >
          {t('messages.test')}
        </Button>
        {saved.version > 0 ? (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={20} stroke={1.75} aria-hidden />}
            onClick={() => void send(true, remove)}
          >
            {t('messages.delete')}
          </Button>
        ) : null}
      </Group>
      {sends ? <SendForm messageId={messageId} onClose={() => setSends(false)} onSent={leaveForm} /> : null}
    </Stack>
  );
}
