import { Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@/maths/locale';
import { call } from '../../api/call';
import { queryClient } from '../../api/query';
import { formatMoment, formatNumber } from '../../i18n/format';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { notifyDone } from '../../ui/forms/notify-done';
import { useSending } from '../../ui/forms/use-sending';
import { CardSection } from '../../ui/page/card-section';
import { LocaleChoice } from '../shared/locale-choice';
import { MessagePreview } from './message-preview';
import type { MessageShown } from './types';
import { useAudienceText } from './use-audience-text';

interface SentMessageProps {
  readonly message: MessageShown;
  readonly onChanged: () => unknown;
}

/** A message that is scheduled or was sent: what it says, whom it reached, and how to take it back. */
export function SentMessage({ message, onChanged }: SentMessageProps) {
  const { t } = useTranslation(['office', 'common']);
  const [locale, setLocale] = useState<Locale>('nl');
  const audienceText = useAudienceText();
  const { busy, failure, send } = useSending();
  const { messageId, texts, state, sendAt, audience, accounts, readers, read } = message;
  const params = { messageId };
  const after = async (work: Promise<unknown>) => {
    await work;
    await queryClient.invalidateQueries();
    await onChanged();
  };
  const unschedule = () => after(call('scheduleOfficeMessage', { params, body: { at: null } }));
  const recall = (recalled: boolean) => after(call('recallOfficeMessage', { params, body: { recalled } }));
  const isOut = state === 'sent' || state === 'sending';
  const takeBack = async () => {
    if (state === 'scheduled') await unschedule();
    else await recall(isOut);
    if (state === 'scheduled') notifyDone({ done: t('messages.isDraft') });
    else
      notifyDone({
        done: t(isOut ? 'messages.isRecalled' : 'messages.isBack'),
        undo: () => recall(!isOut),
      });
  };
  const action = state === 'scheduled' ? 'unschedule' : isOut ? 'recall' : 'putBack';
  return (
    <Stack gap="lg" maw={760}>
      <FailureAlert failure={failure} />
      <CardSection title={t('messages.preview')}>
        <LocaleChoice label={t('common:locale.choose')} locale={locale} onChange={setLocale} />
        <MessagePreview texts={texts} locale={locale} />
      </CardSection>
      <CardSection title={t('messages.reach')}>
        <Text>{audienceText(audience)}</Text>
        {sendAt ? (
          <Text>
            {t(state === 'scheduled' ? 'messages.goesOut' : 'messages.wentOut', {
              moment: formatMoment(sendAt),
            })}
          </Text>
        ) : null}
        {accounts === null ? (
          <Text>{t('messages.reaches', { count: readers, formatted: formatNumber(readers) })}</Text>
        ) : (
          <Text>
            {t('messages.opened', {
              count: readers,
              read: formatNumber(read),
              formatted: formatNumber(readers),
              accounts: formatNumber(accounts),
            })}
          </Text>
        )}
        <Group>
          <Button
            variant="default"
            loading={busy}
            leftSection={<IconArrowBackUp size={20} stroke={1.75} aria-hidden />}
            onClick={() => void send(true, takeBack)}
          >
            {t(`messages.${action}`)}
          </Button>
        </Group>
      </CardSection>
    </Stack>
  );
}
