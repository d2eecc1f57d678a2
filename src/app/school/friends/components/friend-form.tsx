import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { longestFriendText } from '@/contract/friend-text';
import { call } from '../../../api/call';
import { FailureAlert } from '../../../ui/forms/failure-alert';
import { looksLikeAddress } from '../../../ui/forms/looks-like-address';
import { useSending } from '../../../ui/forms/use-sending';
import { useUnsavedChanges } from '../../../ui/forms/use-unsaved-changes';

/** Sends an invitation with a personal message. Keeps the input when sending fails. */
export function FriendForm({ onSent }: { readonly onSent: () => void }) {
  const { t } = useTranslation(['school', 'common']);
  const preset = t('inviteFriend.preset');
  const form = useForm<{ email: string; text: string | null }>({
    // Without a text of its own, the preset in the language shown.
    initialValues: { email: '', text: null },
    validate: { email: (value) => (looksLikeAddress(value) ? null : t('common:validation.email')) },
  });
  const { busy, failure, send } = useSending();
  useUnsavedChanges(form.isDirty() && !busy);

  const invite = form.onSubmit(({ email, text }) => {
    void send(true, async () => {
      await call('inviteFriend', { body: { email: email.trim(), text: text ?? preset } });
      notifications.show({
        color: 'teal',
        message: t('inviteFriend.sent', { email: email.trim() }),
        closeButtonProps: { 'aria-label': t('common:action.close') },
      });
      form.setFieldValue('email', '');
      form.resetDirty();
      onSent();
    });
  });

  return (
    <form noValidate onSubmit={invite}>
      <Stack gap="md" maw={560}>
        <FailureAlert failure={failure} inForm />
        <TextInput
          type="email"
          label={t('inviteFriend.email')}
          required
          maxLength={254}
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <Textarea
          label={t('inviteFriend.text')}
          description={t('inviteFriend.textHint')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={longestFriendText}
          {...form.getInputProps('text')}
          value={form.values.text ?? preset}
        />
        <div>
          <Button type="submit" loading={busy} leftSection={<IconSend size={20} stroke={1.75} aria-hidden />}>
            {t('inviteFriend.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
