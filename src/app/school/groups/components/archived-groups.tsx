import { Accordion } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type CallReply, call } from '../../../api/call';
import { ArchivedList } from '../../shared/archived-list';
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
          <ArchivedList
            groups={groups}
            takeOut={t('classList.group.takeOut')}
            onTakeOut={({ groupId, name }) =>
              void onDone({
                done: t('classList.group.takenOut', { name }),
                work: () => put(groupId, false),
                undo: () => put(groupId, true),
              })
            }
          />
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
