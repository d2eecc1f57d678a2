import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestFriendText } from '@/contract/friend-text';
import { call } from '../../api/call';
import { FailureAlert } from '../../ui/failure-alert';
import { useSending } from '../../ui/use-sending';
import { useUnsavedChanges } from '../../ui/use-unsaved-changes';

const looksLikeAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** One address and a few words of one's own. What was typed stays when sending fails. */
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
        <FailureAlert failure={failure} />
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
