import harbour from '@assets/map/media/island-960.webp?url';
import { Button, Group, Menu, Stack } from '@mantine/core';
import { IconFileImport, IconPlus, IconStairsUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type CallReply, call } from '../../api/call';
import { queryClient, useRead } from '../../api/query';
import { useUser } from '../../session/session';
import { useFlag } from '../../session/use-flag';
import { EmptyState } from '../../ui/empty-state';
import { PageFrame } from '../../ui/page-frame';
import { MoreMenu } from '../more-menu';
import { type Change, useDeeds } from '../use-deeds';
import { usePlace } from '../use-place';
import { ArchiveGroup } from './archive-group';
import { ArchivedGroups } from './archived-groups';
import { GroupCards } from './group-cards';
import { GroupForm } from './group-form';
import type { GroupDeed } from './group-menu';
import { GroupTable } from './group-table';
import { GroupTeachers } from './group-teachers';
import { SchoolChanges } from './school-changes';
import { StartYear } from './start-year';

export type GroupShown = CallReply<'listGroups'>['groups'][number];

export interface GroupsProps {
  readonly groups: readonly GroupShown[];
  readonly onDeed: (deed: GroupDeed, group: GroupShown) => void;
}

/** So many groups are told apart at a glance as cards; more are a list. */
const mostCards = 4;

type Open = { readonly what: 'add' | 'year' } | { readonly what: GroupDeed; readonly group: GroupShown };

export function Component() {
  const { t } = useTranslation('school');
  const { data, isPending, error, refetch } = useRead('listGroups');
  const [open, setOpen] = useState<Open | null>(null);
  const { change, problem } = useDeeds(() => void queryClient.invalidateQueries());
  const groups = data?.groups ?? [];
  const schoolYear = groups[0]?.schoolYear ?? '';

  const onDeed = (what: GroupDeed, group: GroupShown) => {
    if (what !== 'archive' || group.pupilCount > 0) return setOpen({ what, group });
    const put = (archived: boolean) =>
      call('archiveGroup', { params: { groupId: group.groupId }, body: { archived } });
    void change({
      done: t('classList.group.archived', { name: group.name }),
      work: () => put(true),
      undo: () => put(false),
    });
  };

  const actions = <GroupActions hasGroups={groups.length > 0} onOpen={(what) => setOpen({ what })} />;
  return (
    <PageFrame
      title={t('groups.title')}
      subtitle={groups.length > 0 ? t('groups.subtitle', { count: groups.length, schoolYear }) : null}
      action={groups.length > 0 ? actions : null}
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      <Stack gap="lg">
        {problem}
        {groups.length === 0 ? (
          <EmptyState
            picture={harbour}
            title={t('groups.empty.title')}
            text={t('groups.empty.text')}
            action={actions}
          />
        ) : groups.length <= mostCards ? (
          <GroupCards groups={groups} onDeed={onDeed} />
        ) : (
          <GroupTable groups={groups} onDeed={onDeed} />
        )}
        <SchoolChanges onDone={change} />
        <ArchivedGroups groups={data?.archived ?? []} onDone={change} />
      </Stack>
      <OpenForm open={open} groups={groups} onClose={() => setOpen(null)} onDone={change} />
    </PageFrame>
  );
}

interface GroupActionsProps {
  readonly hasGroups: boolean;
  readonly onOpen: (what: 'add' | 'year') => void;
}

function GroupActions({ hasGroups, onOpen }: GroupActionsProps) {
  const { t } = useTranslation('school');
  const place = usePlace();
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
          to={place.importing}
          leftSection={<IconFileImport size={20} stroke={1.75} />}
        >
          {t('groups.import')}
        </Button>
      ) : null}
    </Group>
  );
}

interface OpenFormProps {
  readonly open: Open | null;
  readonly groups: readonly GroupShown[];
  readonly onClose: () => void;
  readonly onDone: Change;
}

function OpenForm({ open, groups, ...rest }: OpenFormProps) {
  if (open === null) return null;
  const fromYear = groups[0]?.schoolYear ?? '';
  const ofYear = groups.filter(({ schoolYear }) => schoolYear === fromYear);
  switch (open.what) {
    case 'add':
      return <GroupForm {...rest} />;
    case 'edit':
      return <GroupForm group={open.group} {...rest} />;
    case 'teachers':
      return <GroupTeachers group={open.group} {...rest} />;
    case 'archive':
      return (
        <ArchiveGroup group={open.group} others={groups.filter((one) => one !== open.group)} {...rest} />
      );
    case 'year':
      return <StartYear groups={ofYear} fromYear={fromYear} {...rest} />;
  }
}
