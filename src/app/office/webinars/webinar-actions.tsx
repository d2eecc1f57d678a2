import { Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowBackUp, IconCalendarOff, IconTrash, IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../api/call';
import { queryClient } from '../../api/query';
import { confirm } from '../../ui/forms/confirm';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { notifyDone } from '../../ui/forms/notify-done';
import { useSending } from '../../ui/forms/use-sending';
import { detailsOf, type WebinarShown } from './types';
import { useWhen } from './use-when';

interface WebinarActionsProps {
  readonly webinar: WebinarShown;
  /** The form holds changes, which an action would lose. */
  readonly unsaved: boolean;
  readonly onChanged: () => unknown;
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Publishes, cancels and deletes a webinar as it was saved; each can be taken back. */
export function WebinarActions({ webinar, unsaved, onChanged }: WebinarActionsProps) {
  const { t } = useTranslation('office');
  const navigate = useNavigate();
  const whenOf = useWhen();
  const { busy, failure, send } = useSending();
  const { webinarId, state, placed, waiting } = webinar;
  const params = { webinarId };

  const publish = async (published: boolean) => {
    await call('publishWebinar', { params, body: { published } });
    await onChanged();
  };
  const cancel = async (cancelled: boolean) => {
    await call('cancelWebinar', { params, body: { cancelled } });
    await onChanged();
  };
  const togglePublished = async () => {
    const published = state === 'draft';
    await publish(published);
    notifyDone({
      done: t(published ? 'webinars.isPublished' : 'webinars.isDraft'),
      undo: () => publish(!published),
    });
  };
  const toggleCancelled = async () => {
    const cancelled = state === 'published';
    const count = placed + waiting;
    const title = t('webinars.cancel');
    const text = t('webinars.cancelText', { count });
    if (cancelled && !(await confirm({ title, text, yes: title, grave: true }))) return;
    await cancel(cancelled);
    notifyDone({
      done: t(cancelled ? 'webinars.isCancelled' : 'webinars.isResumed'),
      undo: () => cancel(!cancelled),
    });
  };
  const remove = async () => {
    await call('deleteOfficeWebinar', { params });
    await queryClient.invalidateQueries();
    await navigate('.', { replace: true });
    notifyDone({
      done: t('messages.deleted'),
      undo: async () => {
        await call('saveOfficeWebinar', { params, body: { ...detailsOf(webinar), version: 0 } });
        await queryClient.invalidateQueries();
      },
    });
  };

  return (
    <Stack gap="sm">
      <Text>
        {whenOf(webinar)}
        {state === 'draft'
          ? null
          : ` · ${t('webinars.signedUp', { placed, places: webinar.places, waiting })}`}
      </Text>
      <FailureAlert failure={failure} />
      {unsaved ? <Text c="dimmed">{t('webinars.saveFirst')}</Text> : null}
      <Group gap="sm">
        {state === 'draft' ? (
          <Button
            loading={busy}
            disabled={unsaved}
            leftSection={<IconWorld {...icon} />}
            onClick={() => void send(true, togglePublished)}
          >
            {t('webinars.publish')}
          </Button>
        ) : null}
        {state === 'published' && placed + waiting === 0 ? (
          <Button
            variant="default"
            loading={busy}
            disabled={unsaved}
            leftSection={<IconArrowBackUp {...icon} />}
            onClick={() => void send(true, togglePublished)}
          >
            {t('webinars.withdraw')}
          </Button>
        ) : null}
        {state === 'published' || state === 'cancelled' ? (
          <Button
            variant="default"
            loading={busy}
            disabled={unsaved}
            leftSection={
              state === 'cancelled' ? <IconArrowBackUp {...icon} /> : <IconCalendarOff {...icon} />
            }
            onClick={() => void send(true, toggleCancelled)}
          >
            {t(state === 'cancelled' ? 'webinars.resume' : 'webinars.cancel')}
          </Button>
        ) : null}
        {state === 'draft' ? (
          <Button
            variant="subtle"
            color="red"
            disabled={unsaved}
            leftSection={<IconTrash {...icon} />}
            onClick={() => void send(true, remove)}
          >
            {t('messages.delete')}
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}
