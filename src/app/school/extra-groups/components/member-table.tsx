import { Anchor, Group, Menu, Text } from '@mantine/core';
import { IconCalendar, IconUserMinus } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatCalendarDaysAgo } from '../../../i18n/format';
import { useFlag } from '../../../session/use-flag';
import { Avatar } from '../../../ui/plain/avatar';
import { DataTable } from '../../../ui/table/data-table';
import { ActionsMenu, actionsColumn } from '../../../ui/table/row-actions';
import type { Column } from '../../../ui/table/types';
import { PupilFlags } from '../../progress/shared/pupil-flags';
import { DomainLegend, DomainMarks, farOn } from '../../pupils/components/domain-marks';
import { byName } from '../../shared/by-name';
import { useSchoolPaths } from '../../shared/use-school-paths';
import { daysText } from '../days-text';
import type { MemberShown, Membership } from '../types';

interface MemberMenuProps {
  readonly member: Membership;
  readonly onDays: (member: Membership) => void;
  readonly onRemove: (member: Membership) => void;
}

/** Lists what an admin can do with one membership. */
export function MemberMenu({ member, onDays, onRemove }: MemberMenuProps) {
  const { t } = useTranslation('extra');
  return (
    <ActionsMenu label={t('actionsOf', { name: member.name })}>
      <Menu.Item leftSection={<IconCalendar size={20} stroke={1.75} />} onClick={() => onDays(member)}>
        {t('changeDays')}
      </Menu.Item>
      <Menu.Item leftSection={<IconUserMinus size={20} stroke={1.75} />} onClick={() => onRemove(member)}>
        {t('remove')}
      </Menu.Item>
    </ActionsMenu>
  );
}

interface MemberTableProps extends Omit<MemberMenuProps, 'member'> {
  readonly members: readonly MemberShown[];
  /** Members can be changed by who reads it. */
  readonly manages: boolean;
  /** Shown beside the search. */
  readonly beside: ReactNode;
  readonly empty: ReactNode;
}

/** The members of an extra group of today, with what its teacher sees of each. */
export function MemberTable({ members, manages, beside, empty, ...actions }: MemberTableProps) {
  const { t } = useTranslation(['extra', 'school']);
  const paths = useSchoolPaths();
  const hasProgress = useFlag('featureVoortgang');
  const sorted = useMemo(() => byName(members), [members]);
  const last = ({ lastPractised }: MemberShown) =>
    lastPractised ? formatCalendarDaysAgo(lastPractised) : t('school:pupils.never');
  const columns: Column<MemberShown>[] = [
    {
      id: 'name',
      header: t('school:pupils.name'),
      value: ({ name }) => name,
      cell: (member) => (
        <Group gap="sm" wrap="nowrap">
          <Avatar id={member.avatar} size={34} />
          <div>
            {hasProgress ? (
              <Anchor component={Link} to={paths.progress(member.pupilId)} fw={600}>
                {member.name}
              </Anchor>
            ) : (
              <Text fw={600}>{member.name}</Text>
            )}
            <Text size="xs" c="dimmed">
              {[member.homeGroup ?? t('noHomeGroup'), daysText(t, member)].filter(Boolean).join(' · ')}
            </Text>
          </div>
        </Group>
      ),
    },
    {
      id: 'flags',
      header: t('school:pupils.state'),
      value: ({ flags }) => flags.map((flag) => t(`school:pupils.flag.${flag}`)).join(' ') || null,
      cell: ({ flags, stuckOn }) => <PupilFlags flags={flags} stuckOn={stuckOn} />,
      wide: 'sm',
    },
    {
      id: 'goals',
      header: t('school:pupils.goals'),
      value: farOn,
      cell: (member) => <DomainMarks pupil={member} />,
      wide: true,
    },
    {
      id: 'last',
      header: t('school:pupils.lastPractised'),
      value: ({ lastPractised }) => lastPractised,
      cell: (member) => <Text {...(member.lastPractised ? {} : { c: 'dimmed' })}>{last(member)}</Text>,
      wide: 'sm',
    },
    {
      id: 'minutes',
      header: t('school:pupils.minutes'),
      value: ({ minutesThisWeek }) => Math.round(minutesThisWeek),
      align: 'right',
      wide: true,
    },
    ...(manages ? [actionsColumn<MemberShown>((member) => <MemberMenu member={member} {...actions} />)] : []),
  ];
  return (
    <>
      <DataTable
        label={t('school:pupils.title')}
        rows={sorted}
        columns={columns}
        rowId={({ pupilId }) => pupilId}
        rowName={({ name }) => name}
        dense
        beside={beside}
        empty={empty}
      />
      <DomainLegend pupils={members} />
    </>
  );
}
