import { Anchor, Badge, Box, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDay } from '../../i18n/format';
import { useYearName } from '../../i18n/year-name';
import type { KeysetColumn } from '../shared/keyset-table';
import type { PupilFound } from './types';

interface PupilColumns {
  /** The school stands above the list. */
  readonly ofOneSchool: boolean;
  /** Somebody in the list is named. */
  readonly named: boolean;
}

/** Returns the columns of a list of pupils. */
export function usePupilColumns({ ofOneSchool, named }: PupilColumns): KeysetColumn<PupilFound>[] {
  const { t } = useTranslation('office');
  const yearName = useYearName();
  const groupOf = ({ known, year }: PupilFound) => known?.group ?? yearName(year);
  const practisedOf = ({ lastPractised }: PupilFound) =>
    lastPractised
      ? formatDay(lastPractised, { day: 'numeric', month: 'short', year: 'numeric' })
      : t('edit.never');
  const columns: (KeysetColumn<PupilFound> | false)[] = [
    {
      id: 'pupil',
      header: t('pupils.pupil'),
      cell: (pupil) => (
        <Box miw="min(220px, 45vw)">
          <Group gap="xs">
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {pupil.known?.name ?? pupil.pupilId}
            </Text>
            {pupil.inTrash ? <Badge variant="default">{t('pupils.inTrash')}</Badge> : null}
          </Group>
          {pupil.known ? (
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {pupil.pupilId}
            </Text>
          ) : null}
          <Text size="sm" hiddenFrom="sm">
            {groupOf(pupil)} · {t('pupils.practised', { when: practisedOf(pupil) })}
          </Text>
        </Box>
      ),
    },
    !ofOneSchool && {
      id: 'school',
      header: t('pupils.school'),
      cell: ({ accountId, school }) => (
        <Anchor component={Link} to={`?school=${accountId}`} style={{ overflowWrap: 'anywhere' }}>
          {school}
        </Anchor>
      ),
    },
    named && {
      id: 'login',
      header: t('pupils.login'),
      cell: ({ known }) => known?.login ?? '–',
      wide: true,
    },
    {
      id: 'group',
      header: t('pupils.group'),
      ...(ofOneSchool && { sort: 'year' }),
      cell: groupOf,
      wide: 'sm',
    },
    {
      id: 'practised',
      header: t('pupils.lastPractised'),
      ...(ofOneSchool && { sort: 'practised' }),
      cell: practisedOf,
      wide: 'sm',
    },
  ];
  return columns.filter((column) => column !== false);
}
