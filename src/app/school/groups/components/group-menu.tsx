import { Menu } from '@mantine/core';
import { IconArchive, IconEdit, IconSchool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../session/session';
import { useFlag } from '../../../session/use-flag';
import { ActionsMenu } from '../../../ui/table/row-actions';
import type { GroupAction, GroupShown } from '../types';

interface GroupMenuProps {
  readonly group: GroupShown;
  readonly onChoose: (action: GroupAction, group: GroupShown) => void;
}

/** Menu with the actions of a group. */
export function GroupMenu({ group, onChoose }: GroupMenuProps) {
  const { t } = useTranslation('school');
  const hasTeachers = useFlag('featureDocenten');
  const manages = useUser()?.role === 'schooladmin' && hasTeachers;
  return (
    <ActionsMenu label={t('classList.group.actionsOf', { name: group.name })}>
      <Menu.Item leftSection={<IconEdit size={20} stroke={1.75} />} onClick={() => onChoose('edit', group)}>
        {t('classList.group.edit')}
      </Menu.Item>
      {manages ? (
        <Menu.Item
          leftSection={<IconSchool size={20} stroke={1.75} />}
          onClick={() => onChoose('teachers', group)}
        >
          {t('classList.group.teachers')}
        </Menu.Item>
      ) : null}
      <Menu.Item
        leftSection={<IconArchive size={20} stroke={1.75} />}
        onClick={() => onChoose('archive', group)}
      >
        {t('classList.group.archive')}
      </Menu.Item>
    </ActionsMenu>
  );
}
