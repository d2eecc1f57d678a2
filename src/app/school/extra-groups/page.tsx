import { Button, Group, Menu, Stack, Text } from '@mantine/core';
import { IconArchive, IconEdit, IconSchool, IconUsersPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../api/call';
import { queryClient, useRead } from '../../api/query';
import { useUser } from '../../session/session';
import { useFlag } from '../../session/use-flag';
import { EmptyState } from '../../ui/messages/empty-state';
import { PageFrame } from '../../ui/page/page-frame';
import { Section } from '../progress/shared/section';
import { LiveNow } from '../pupils/live/live-now';
import { ReadyButton } from '../settings/ready/ready-button';
import { GroupTabs } from '../shared/group-tabs';
import { MoreMenu } from '../shared/more-menu';
import { useActions } from '../shared/use-actions';
import { useGroupCrumbs } from '../shared/use-group-crumbs';
import { useSchoolPaths } from '../shared/use-school-paths';
import { ExtraGroupForm } from './components/extra-group-form';
import { ExtraTasks } from './components/extra-tasks';
import { MemberDays } from './components/member-days';
import { MemberMenu, MemberTable } from './components/member-table';
import { daysText } from './days-text';
import styles from './extra-groups.module.css';
import type { Membership } from './types';

const AddMembers = lazy(async () => ({ default: (await import('./components/add-members')).AddMembers }));
const GroupTeachers = lazy(async () => ({
  default: (await import('../shared/group-teachers')).GroupTeachers,
}));

type Open =
  | { readonly what: 'add' | 'rename' | 'teachers' }
  | { readonly what: 'days'; readonly member: Membership };

/** An extra group: its members, the tasks it set ready, and for an admin who is in it. */
export function Component() {
  const { t } = useTranslation(['extra', 'school']);
  const paths = useSchoolPaths();
  const navigate = useNavigate();
  const manages = useUser()?.role === 'schooladmin';
  const hasTeachers = useFlag('featureDocenten');
  const hasSettings = useFlag('featureOefeninstellingen');
  const params = { groupId: paths.groupId };
  const { data, isPending, error, refetch } = useRead('readExtraGroup', { params });
  const { change, problem } = useActions(() => void queryClient.invalidateQueries());
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const name = data?.group.name ?? '';
  const crumbs = useGroupCrumbs(data?.group.name).map(({ label, path }, index) =>
    index === 0 && path ? { label, path } : { label },
  );

  const archive = async () => {
    const put = (archived: boolean) => call('archiveExtraGroup', { params, body: { archived } });
    await put(true);
    await navigate(paths.groups);
    await change({ done: t('archived', { name }), undo: () => put(false) });
  };
  const remove = ({ pupilId, name: pupil, from, until }: Membership) =>
    void change({
      done: t('removed', { name: pupil }),
      work: () => call('removeExtraMembers', { params, body: { pupilIds: [pupilId] } }),
      undo: () => call('putExtraMembers', { params, body: { members: [{ pupilId, from, until }] } }),
    });
  const onDays = (member: Membership) => setOpen({ what: 'days', member });
  const addButton = (
    <Button
      variant={data && data.members.length > 0 ? 'default' : 'filled'}
      leftSection={<IconUsersPlus size={20} stroke={1.75} aria-hidden />}
      onClick={() => setOpen({ what: 'add' })}
    >
      {t('choose')}
    </Button>
  );
  const hasMembers = (data?.members.length ?? 0) > 0;

  return (
    <PageFrame
      title={data?.group.name ?? t('title')}
      subtitle={
        data
          ? [
              t('school:groups.pupilCount', { count: data.group.pupilCount }),
              data.group.teachers.join(', ') || t('school:groups.noTeacher'),
            ].join(' · ')
          : '\u00a0'
      }
      crumbs={crumbs}
      tabs={<GroupTabs current="pupils" />}
      loading={isPending}
      error={error}
      onRetry={refetch}
      action={
        data ? (
          <Group gap="sm" data-no-print>
            {manages ? (
              <MoreMenu>
                <Menu.Item
                  leftSection={<IconEdit size={20} stroke={1.75} />}
                  onClick={() => setOpen({ what: 'rename' })}
                >
                  {t('rename')}
                </Menu.Item>
                {hasTeachers ? (
                  <Menu.Item
                    leftSection={<IconSchool size={20} stroke={1.75} />}
                    onClick={() => setOpen({ what: 'teachers' })}
                  >
                    {t('school:classList.group.teachers')}
                  </Menu.Item>
                ) : null}
                <Menu.Item
                  leftSection={<IconArchive size={20} stroke={1.75} />}
                  onClick={() => void archive()}
                >
                  {t('archive')}
                </Menu.Item>
              </MoreMenu>
            ) : null}
            {manages && hasMembers ? addButton : null}
            {hasSettings && hasMembers ? <ReadyButton groupId={paths.groupId} onDone={change} /> : null}
          </Group>
        ) : null
      }
    >
      {data ? (
        <Stack gap="md">
          {problem}
          {hasMembers ? (
            <MemberTable
              members={data.members}
              manages={manages}
              beside={<LiveNow groupId={paths.groupId} />}
              empty={null}
              onDays={onDays}
              onRemove={remove}
            />
          ) : (
            <EmptyState
              title={t('empty.title')}
              text={t(manages ? 'empty.text' : 'empty.teacher')}
              action={manages ? addButton : null}
            />
          )}
          {data.others.length > 0 ? (
            <Section title={t('others')}>
              <ul className={styles.tasks}>
                {data.others.map((member) => (
                  <li key={member.pupilId} className={`${styles.task} ${styles.other}`}>
                    <Text>
                      {[member.name, member.homeGroup ?? t('noHomeGroup'), daysText(t, member)]
                        .filter(Boolean)
                        .join(' · ')}
                    </Text>
                    <MemberMenu member={member} onDays={onDays} onRemove={remove} />
                  </li>
                ))}
              </ul>
            </Section>
          ) : null}
          {hasSettings && hasMembers ? <ExtraTasks page={data} onDone={change} /> : null}
        </Stack>
      ) : null}
      {data && open?.what === 'add' ? (
        <Suspense>
          <AddMembers page={data} onClose={close} onDone={change} />
        </Suspense>
      ) : null}
      {data && open?.what === 'rename' ? (
        <ExtraGroupForm group={data.group} onClose={close} onDone={change} />
      ) : null}
      {data && open?.what === 'teachers' ? (
        <Suspense>
          <GroupTeachers group={data.group} onClose={close} onDone={change} />
        </Suspense>
      ) : null}
      {open?.what === 'days' ? (
        <MemberDays groupId={paths.groupId} member={open.member} onClose={close} onDone={change} />
      ) : null}
    </PageFrame>
  );
}
