import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestFriendText } from '@/contract/friend-text';
import { call } from '../../../api/call';
import { FailureAlert } from '../../../ui/forms/failure-alert';
import { useSending } from '../../../ui/forms/use-sending';
import { useUnsavedChanges } from '../../../ui/forms/use-unsaved-changes';

const looksLikeAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Sends an invitation with a personal message. Keeps the input when sending fails. */
export function FriendForm({ onSent }: { readonly onSent: () => void }) {
  const { t } = useTranslation(['school', 'common']);
  const preset = t('inviteFriend.preset');
  const [email, setEmail] = useState('');
  const [own, setOwn] = useState<string | null>(null);
  const { tried, busy, failure, send } = useSending();
  useUnsavedChanges(email.trim() !== '' && !busy);

  const emailWrong = !looksLikeAddress.test(email.trim());
  const invite = () =>
    send(!emailWrong, async () => {
      await call('inviteFriend', { body: { email: email.trim(), text: own ?? preset } });
      notifications.show({
        color: 'teal',
        message: t('inviteFriend.sent', { email: email.trim() }),
        closeButtonProps: { 'aria-label': t('common:action.close') },
      });
      setEmail('');
      onSent();
    });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void invite();
      }}
    >
      <Stack gap="md" maw={560}>
        <FailureAlert failure={failure} inForm />
        <TextInput
          type="email"
          label={t('inviteFriend.email')}
          required
          maxLength={254}
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={tried && emailWrong ? t('common:validation.email') : undefined}
        />
        <Textarea
          label={t('inviteFriend.text')}
          description={t('inviteFriend.textHint')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={longestFriendText}
          value={own ?? preset}
          onChange={(event) => setOwn(event.currentTarget.value)}
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
