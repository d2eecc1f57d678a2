import { Button, Card, Group, List, Stack, Text, Title } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type CallReply, call } from '../../../api/call';
import { useRead } from '../../../api/query';
import { formatMoment } from '../../../i18n/format';
import { confirm } from '../../../ui/forms/confirm';
import type { RunAction } from '../../shared/use-actions';

type ChangeShown = CallReply<'listChanges'>['changes'][number];

/** Lists recent changes to the whole school; each can be undone. */
export function SchoolChanges({ onDone }: { readonly onDone: RunAction }) {
  const { t } = useTranslation(['school', 'ui']);
  const { data, refetch } = useRead('listChanges');
  const changes = data?.changes ?? [];
  if (changes.length === 0) return null;

  const counts = ({ counts: { added, changed, trashed } }: ChangeShown) =>
    [
      ...(added > 0 ? [t('classList.changes.added', { count: added })] : []),
      ...(changed > 0 ? [t('classList.changes.changed', { count: changed })] : []),
      ...(trashed > 0 ? [t('classList.changes.trashed', { count: trashed })] : []),
    ].join(', ');

  const undo = async ({ changeId }: ChangeShown) => {
    const sure = await confirm({
      title: t('classList.changes.ask'),
      text: t('classList.changes.askText'),
      yes: t('ui:undo'),
    });
    if (!sure) return;
    await onDone({
      done: t('classList.undone'),
      work: () => call('undoChange', { params: { changeId } }),
    });
    await refetch();
  };

  return (
    <Card withBorder padding="lg">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t('classList.changes.title')}
        </Title>
        <List
          listStyleType="none"
          spacing="sm"
          p={0}
          styles={{ itemWrapper: { width: '100%' }, itemLabel: { width: '100%' } }}
        >
          {changes.map((change) => (
            <List.Item key={change.changeId}>
              <Group justify="space-between" gap="sm">
                <div>
                  <Text fw={600}>
                    {[t(`classList.changes.${change.kind}`), counts(change)].filter(Boolean).join(': ')}
                  </Text>
                  <Text size="sm" c="dimmed">
                    {change.by === null
                      ? t('classList.changes.byItself', { when: formatMoment(change.at) })
                      : t('classList.changes.by', { when: formatMoment(change.at), name: change.by })}
                  </Text>
                </div>
                {change.mayUndo ? (
                  <Button
                    variant="default"
                    size="xs"
                    leftSection={<IconArrowBackUp size={16} aria-hidden />}
                    onClick={() => void undo(change)}
                  >
                    {t('ui:undo')}
                  </Button>
                ) : (
                  <Text size="sm" c="dimmed">
                    {t('classList.changes.undone')}
                  </Text>
                )}
              </Group>
            </List.Item>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
