import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconMail } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type CallReply, call } from '../../api/call';
import { useRead } from '../../api/query';
import { formatDaysAgo } from '../../i18n/format';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { notifyDone } from '../../ui/forms/notify-done';
import { contactMessagesId } from './contact-messages-id';

type Message = CallReply<'listContactMessages'>['messages'][number];

function MessageCard({
  shown: { topic, locale, name, email, message, receivedAt },
  busy,
  onHandled,
}: {
  readonly shown: Message;
  readonly busy: boolean;
  readonly onHandled: () => void;
}) {
  const { t } = useTranslation('office');
  const subject = encodeURIComponent(t('contact.subject'));
  return (
    <Card withBorder shadow="xs" padding="lg" component="li">
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Text component="h3" fw={700} size="lg" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Badge variant="light">{formatDaysAgo(receivedAt)}</Badge>
        </Group>
        <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t(`contact.topics.${topic}`)} · {email} · {locale}
        </Text>
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message}</Text>
        <Group gap="sm">
          <Button
            component="a"
            href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}
            variant="default"
            leftSection={<IconMail size={20} stroke={1.75} aria-hidden />}
            aria-label={t('contact.answerOf', { name })}
          >
            {t('contact.answer')}
          </Button>
          <Button
            loading={busy}
            leftSection={<IconCheck size={20} stroke={1.75} aria-hidden />}
            aria-label={t('contact.handledOf', { name })}
            onClick={onHandled}
          >
            {t('contact.handled')}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

/** Messages of the public site that wait for an answer, which the office writes in its own mail program. */
export function ContactMessages() {
  const { t } = useTranslation('office');
  const { data, error, refetch } = useRead('listContactMessages');
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const put = async (messageId: string, handled: boolean, name: string) => {
    setBusy(messageId);
    setFailure(null);
    try {
      await call('handleContactMessage', { params: { messageId }, body: { handled } });
      if (handled) notifyDone({ done: t('contact.done', { name }), undo: () => put(messageId, false, name) });
    } catch (problem) {
      setFailure(problem);
    } finally {
      setBusy(null);
      void refetch();
    }
  };

  const heading = useRef<HTMLHeadingElement>(null);
  const isWanted = useLocation().hash === `#${contactMessagesId}`;
  const isThere = data !== undefined;
  // A link to the messages moves the focus past the applications, which stand above them.
  useEffect(() => {
    if (isWanted && isThere) heading.current?.focus();
  }, [isWanted, isThere]);

  return (
    <section aria-labelledby={contactMessagesId}>
      <Title ref={heading} tabIndex={-1} order={2} size="h3" id={contactMessagesId} mb="sm">
        {t('contact.title', { count: data?.waiting ?? 0 })}
      </Title>
      <FailureAlert failure={failure ?? error} onClose={() => setFailure(null)} />
      {data?.waiting === 0 ? <Text c="dimmed">{t('contact.none')}</Text> : null}
      <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
        {data?.messages.map((shown) => (
          <MessageCard
            key={shown.messageId}
            shown={shown}
            busy={busy === shown.messageId}
            onHandled={() => void put(shown.messageId, true, shown.name)}
          />
        ))}
      </Stack>
    </section>
  );
}
