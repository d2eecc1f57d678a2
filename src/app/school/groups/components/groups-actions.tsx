import { Button, Group, Menu } from '@mantine/core';
import { IconArrowsLeftRight, IconFileImport, IconId, IconPlus, IconStairsUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../../session/session';
import { useFlag } from '../../../session/use-flag';
import { MoreMenu } from '../../shared/more-menu';
import { useSchoolPaths } from '../../shared/use-school-paths';

interface GroupsActionsProps {
  readonly groupIds: readonly string[];
  /** Two groups are of the same year. */
  readonly hasParallel: boolean;
  readonly onOpen: (what: 'add' | 'year') => void;
}

/** Actions of the page: import, add a group, start a school year. */
export function GroupsActions({ groupIds, hasParallel, onOpen }: GroupsActionsProps) {
  const { t } = useTranslation('school');
  const paths = useSchoolPaths();
  const manages = useUser()?.role === 'schooladmin';
  const mayImport = useFlag('featureEdexml');
  const mayCompare = useFlag('featureVoortgang') && hasParallel;
  const addIcon = <IconPlus size={20} stroke={1.75} />;
  return (
    <Group gap="sm" justify={groupIds.length > 0 ? 'flex-start' : 'center'}>
      {groupIds.length > 0 ? (
        <MoreMenu>
          {manages ? (
            <Menu.Item leftSection={<IconStairsUp size={20} stroke={1.75} />} onClick={() => onOpen('year')}>
              {t('classList.year.title')}
            </Menu.Item>
          ) : null}
          <Menu.Item
            component={Link}
            to={paths.allCards(groupIds)}
            leftSection={<IconId size={20} stroke={1.75} />}
          >
            {t('passwords.allGroups.link', { count: groupIds.length })}
          </Menu.Item>
        </MoreMenu>
      ) : null}
      {mayCompare ? (
        <Button
          component={Link}
          to={paths.compare}
          variant="default"
          leftSection={<IconArrowsLeftRight size={20} stroke={1.75} />}
        >
          {t('compare.title')}
        </Button>
      ) : null}
      <Button variant="default" leftSection={addIcon} onClick={() => onOpen('add')}>
        {t('classList.group.add')}
      </Button>
      {mayImport ? (
        <Button
          component={Link}
          to={paths.importing}
          // Once a year; in a school without groups it is what is done next.
          variant={groupIds.length > 0 ? 'default' : 'filled'}
          leftSection={<IconFileImport size={20} stroke={1.75} />}
        >
          {t('groups.import')}
        </Button>
      ) : null}
    </Group>
  );
}
