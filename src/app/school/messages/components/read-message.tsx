import { Button, Card, Group, Stack } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconArrowLeft, IconMail } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useRead } from '../../../api/query';
import { formatMoment } from '../../../i18n/format';
import { PageFrame } from '../../../ui/page/page-frame';
import { SanitisedHtml } from '../../../ui/sanitised-html';
import styles from '../../../ui/written.module.css';
import { useActions } from '../../shared/use-actions';
import { useMarkMessages } from '../queries';

const here = '.';

/** Shows a message and marks it as read. */
export function ReadMessage({ messageId }: { readonly messageId: string }) {
  const { t } = useTranslation(['school', 'common']);
  const navigate = useNavigate();
  const { data, isPending, error, refetch } = useRead('readMessage', { params: { messageId } });
  const note = useMarkMessages();
  const { change, problem } = useActions(() => {});
  const messageIds = [messageId];

  const there = data !== undefined;
  useEffect(() => {
    // A failure keeps it unread and does not hide it.
    if (there) note({ messageIds: [messageId], read: true }).catch(() => {});
  }, [there, note, messageId]);

  const toList = () => navigate(here, { replace: true });
  const archive = async (archived: boolean) => {
    await change({
      done: t(archived ? 'messages.archived' : 'messages.unarchived', { count: 1 }),
      work: async () => {
        await note({ messageIds, archived });
        await toList();
      },
      undo: () => note({ messageIds, archived: !archived }),
    });
  };
  const keepUnread = async () => {
    await note({ messageIds, read: false });
    await toList();
  };

  return (
    <PageFrame
      title={data?.subject ?? t('messages.title')}
      subtitle={
        data
          ? `${t(`messages.sender.${data.from}`, { brand: t('common:brand') })} · ${formatMoment(data.sentAt)}`
          : null
      }
      crumbs={[{ label: t('messages.title'), path: here }, { label: data?.subject ?? '…' }]}
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      {data ? (
        <Stack gap="md" maw={760}>
          {problem}
          <Card withBorder shadow="sm" padding="lg">
            <Stack gap="lg">
              <SanitisedHtml html={data.html} className={styles.text ?? ''} />
              {data.page ? (
                <div>
                  <Button component={Link} to={`../${data.page}`}>
                    {t(data.page === 'groepen/edexml' ? 'messages.to.import' : `messages.to.${data.page}`)}
                  </Button>
                </div>
              ) : null}
            </Stack>
          </Card>
          <Group gap="sm">
            <Button
              variant="default"
              component={Link}
              to={here}
              leftSection={<IconArrowLeft size={20} stroke={1.75} aria-hidden />}
            >
              {t('messages.back')}
            </Button>
            <Button
              variant="default"
              leftSection={
                data.archived ? (
                  <IconArchiveOff size={20} stroke={1.75} aria-hidden />
                ) : (
                  <IconArchive size={20} stroke={1.75} aria-hidden />
                )
              }
              onClick={() => void archive(!data.archived)}
            >
              {t(data.archived ? 'messages.unarchive' : 'messages.archive')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconMail size={20} stroke={1.75} aria-hidden />}
              onClick={() => void change({ done: t('messages.isUnread'), work: keepUnread })}
            >
              {t('messages.markUnread')}
            </Button>
          </Group>
        </Stack>
      ) : null}
    </PageFrame>
  );
}
