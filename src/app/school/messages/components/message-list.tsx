import { Anchor, Badge, Button, Group, SegmentedControl, Stack } from '@mantine/core';
import { IconArchive, IconArchiveOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CallReply } from '../../../api/call';
import { useRead } from '../../../api/query';
import { formatMoment } from '../../../i18n/format';
import { EmptyState } from '../../../ui/messages/empty-state';
import { PageFrame } from '../../../ui/page/page-frame';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/types';
import { useActions } from '../../shared/use-actions';
import { useMarkMessages } from '../queries';

type MessageShown = CallReply<'listMessages'>['messages'][number];
type Box = 'inbox' | 'archive';

/** Lists all messages of a box; several can be archived or restored at once. */
export function MessageList() {
  const { t } = useTranslation(['school', 'common']);
  const brand = t('common:brand');
  const { data, isPending, error, refetch } = useRead('listMessages');
  const [box, setBox] = useState<Box>('inbox');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const note = useMarkMessages();
  const { change, problem } = useActions(() => setChosen([]));
  const all = data?.messages ?? [];
  const rows = all.filter(({ archived }) => archived === (box === 'archive'));
  const unread = all.filter(({ read, archived }) => !read && !archived).length;
  const there = new Set(rows.map(({ messageId }) => messageId));
  const messageIds = chosen.filter((id) => there.has(id));

  const move = () => {
    const archived = box === 'inbox';
    const count = messageIds.length;
    return change({
      done: t(archived ? 'messages.archived' : 'messages.unarchived', { count }),
      work: () => note({ messageIds, archived }),
      undo: () => note({ messageIds, archived: !archived }),
    });
  };

  const columns: Column<MessageShown>[] = [
    {
      id: 'subject',
      header: t('messages.subject'),
      value: ({ subject }) => subject,
      cell: ({ messageId, subject, read }) => (
        <Group gap="xs">
          <Anchor component={Link} to={`?bericht=${messageId}`} fw={read ? 400 : 700}>
            {subject}
          </Anchor>
          {read ? null : (
            <Badge size="sm" variant="light">
              {t('messages.isUnread')}
            </Badge>
          )}
        </Group>
      ),
    },
    {
      id: 'from',
      header: t('messages.from'),
      value: ({ from }) => t(`messages.sender.${from}`, { brand }),
      wide: 'sm',
    },
    {
      id: 'sentAt',
      header: t('messages.sentAt'),
      value: ({ sentAt }) => sentAt,
      cell: ({ sentAt }) => formatMoment(sentAt),
    },
  ];

  return (
    <PageFrame
      title={t('messages.title')}
      subtitle={unread > 0 ? t('messages.unread', { count: unread }) : null}
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      <Stack gap="md">
        {problem}
        <Group justify="space-between" gap="sm">
          <SegmentedControl
            aria-label={t('messages.box.label')}
            value={box}
            onChange={(value) => setBox(value === 'archive' ? 'archive' : 'inbox')}
            data={(['inbox', 'archive'] as const).map((value) => ({
              value,
              label: t(`messages.box.${value}`),
            }))}
          />
          {messageIds.length > 0 ? (
            <Button
              variant="default"
              leftSection={
                box === 'inbox' ? (
                  <IconArchive size={20} stroke={1.75} aria-hidden />
                ) : (
                  <IconArchiveOff size={20} stroke={1.75} aria-hidden />
                )
              }
              onClick={() => void move()}
            >
              {t(box === 'inbox' ? 'messages.archive' : 'messages.unarchive')}
            </Button>
          ) : null}
        </Group>
        <DataTable
          key={box}
          label={t('messages.title')}
          rows={rows}
          columns={columns}
          rowId={({ messageId }) => messageId}
          rowName={({ subject }) => subject}
          onChosen={setChosen}
          empty={
            <EmptyState
              title={t(`messages.empty.${box}.title`)}
              text={t(`messages.empty.${box}.text`, { brand })}
            />
          }
          sortedBy="sentAt"
          descending
        />
      </Stack>
    </PageFrame>
  );
}
