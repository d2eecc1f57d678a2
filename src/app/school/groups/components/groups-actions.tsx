import { Button, Group, Menu } from '@mantine/core';
import { IconFileImport, IconPlus, IconStairsUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../../session/session';
import { useFlag } from '../../../session/use-flag';
import { MoreMenu } from '../../shared/more-menu';
import { useSchoolPaths } from '../../shared/use-school-paths';

interface GroupsActionsProps {
  readonly hasGroups: boolean;
  readonly onOpen: (what: 'add' | 'year') => void;
}

/** Actions of the page: import, add a group, start a school year. */
export function GroupsActions({ hasGroups, onOpen }: GroupsActionsProps) {
  const { t } = useTranslation('school');
  const paths = useSchoolPaths();
  const manages = useUser()?.role === 'schooladmin';
  const mayImport = useFlag('featureEdexml');
  const addIcon = <IconPlus size={20} stroke={1.75} />;
  return (
    <Group gap="sm" justify={hasGroups ? 'flex-start' : 'center'}>
      {hasGroups && manages ? (
        <MoreMenu>
          <Menu.Item leftSection={<IconStairsUp size={20} stroke={1.75} />} onClick={() => onOpen('year')}>
            {t('classList.year.title')}
          </Menu.Item>
        </MoreMenu>
      ) : null}
      <Button variant="default" leftSection={addIcon} onClick={() => onOpen('add')}>
        {t('classList.group.add')}
      </Button>
      {mayImport ? (
        <Button
          component={Link}
          to={paths.importing}
          leftSection={<IconFileImport size={20} stroke={1.75} />}
        >
          {t('groups.import')}
        </Button>
      ) : null}
    </Group>
  );
}
