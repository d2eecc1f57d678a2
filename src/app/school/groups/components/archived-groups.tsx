import { Accordion, Button, Group, List, Text } from '@mantine/core';
import { IconArchive, IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type CallReply, call } from '../../../api/call';
import type { RunAction } from '../../shared/use-actions';

interface ArchivedGroupsProps {
  readonly groups: CallReply<'listGroups'>['archived'];
  readonly onDone: RunAction;
}

/** Lists archived groups, each with a button to restore it. */
export function ArchivedGroups({ groups, onDone }: ArchivedGroupsProps) {
  const { t } = useTranslation('school');
  if (groups.length === 0) return null;
  const put = (groupId: string, archived: boolean) =>
    call('archiveGroup', { params: { groupId }, body: { archived } });
  return (
    <Accordion variant="separated">
      <Accordion.Item value="archived">
        <Accordion.Control icon={<IconArchive size={20} stroke={1.75} aria-hidden />}>
          {t('classList.group.archivedTitle', { count: groups.length })}
        </Accordion.Control>
        <Accordion.Panel>
          <List listStyleType="none" spacing="xs" p={0}>
            {groups.map(({ groupId, name, schoolYear }) => (
              <List.Item key={groupId}>
                <Group gap="sm">
                  <Text>
                    <b>{name}</b> · {schoolYear}
                  </Text>
                  <Button
                    variant="default"
                    size="xs"
                    leftSection={<IconArrowBackUp size={16} aria-hidden />}
                    aria-label={`${t('classList.group.takeOut')}: ${name}`}
                    onClick={() =>
                      void onDone({
                        done: t('classList.group.takenOut', { name }),
                        work: () => put(groupId, false),
                        undo: () => put(groupId, true),
                      })
                    }
                  >
                    {t('classList.group.takeOut')}
                  </Button>
                </Group>
              </List.Item>
            ))}
          </List>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
