import { Button, Menu } from '@mantine/core';
import { IconArrowBackUp, IconChevronDown, IconTrashX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type CallReply, call } from '../../../api/call';
import type { RunAction } from '../../shared/use-actions';
import type { TrashedPupil } from '../types';

interface RestoreMenuProps {
  readonly pupil: TrashedPupil;
  /** Groups of the school that the user may choose. */
  readonly groups: CallReply<'listGroups'>['groups'];
  readonly onDone: RunAction;
  /** Null for a person who may not erase. */
  readonly onErase: (() => void) | null;
}

/** Menu that restores a pupil into its own or another group, or erases it. */
export function RestoreMenu({ pupil, groups, onDone, onErase }: RestoreMenuProps) {
  const { t } = useTranslation('school');
  const { pupilId, groupId: own, name } = pupil;
  const others = groups.filter(({ groupId }) => groupId !== own);
  const restore = (groupId: string | null) =>
    void onDone({
      done: t('classList.trash.restored', { count: 1 }),
      work: () => call('restorePupils', { body: { pupilIds: [pupilId], groupId } }),
      undo: () => call('trashPupils', { body: { pupilIds: [pupilId] } }),
    });
  return (
    <Menu position="bottom-end" shadow="md" width={260}>
      <Menu.Target>
        <Button
          variant="default"
          size="sm"
          rightSection={<IconChevronDown size={16} aria-hidden />}
          aria-label={`${t('classList.trash.restore')}: ${name}`}
        >
          {t('classList.trash.restore')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {own === null ? null : (
          <Menu.Item leftSection={<IconArrowBackUp size={20} stroke={1.75} />} onClick={() => restore(null)}>
            {t('classList.trash.restoreOwn')}
          </Menu.Item>
        )}
        {others.map(({ groupId, name: group }) => (
          <Menu.Item key={groupId} onClick={() => restore(groupId)}>
            {t('classList.trash.restoreTo', { name: group })}
          </Menu.Item>
        ))}
        {onErase ? (
          <>
            <Menu.Divider />
            <Menu.Item color="red" leftSection={<IconTrashX size={20} stroke={1.75} />} onClick={onErase}>
              {t('classList.trash.erase')}
            </Menu.Item>
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
