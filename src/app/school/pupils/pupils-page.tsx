import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconAdjustments, IconId } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CallReply } from '../../api/call';
import { useRead } from '../../api/query';
import { formatDaysAgo } from '../../i18n/format';
import { type Column, DataTable } from '../../ui/data-table';
import { EmptyState } from '../../ui/empty-state';
import { PageFrame } from '../../ui/page-frame';
import { Avatar } from '../avatar';
import { skillSaid } from '../progress/skill-name';
import { useGroupCrumbs } from '../use-group-crumbs';
import { usePlace } from '../use-place';
import { useYearName } from '../year-name';
import { PupilFlags } from './pupil-flags';
import styles from './pupils.module.css';

type PupilShown = CallReply<'listPupils'>['pupils'][number];

export function Component() {
  const { t } = useTranslation('school');
  const place = usePlace();
  const { data, isPending, error, refetch } = useRead('listPupils', { params: { groupId: place.groupId } });
  const group = data?.group;
  const crumbs = useGroupCrumbs(group?.name).map((crumb, index) =>
    index === 1 ? { label: crumb.label } : crumb,
  );
  return (
    <PageFrame
      title={group?.name ?? t('pupils.title')}
      subtitle={
        group
          ? [
              t('groups.pupilCount', { count: group.pupilCount }),
              t('groups.practisedThisWeek', { done: group.practisedThisWeek, total: group.pupilCount }),
            ].join(' · ')
          : null
      }
      crumbs={crumbs}
      action={
        <>
          <Button
            component={Link}
            to={place.settings()}
            variant="default"
            leftSection={<IconAdjustments size={20} stroke={1.75} />}
          >
            {t('pupils.settings')}
          </Button>
          <Button component={Link} to={place.cards()} leftSection={<IconId size={20} stroke={1.75} />}>
            {t('pupils.cards')}
          </Button>
        </>
      }
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      <PupilTable pupils={data?.pupils ?? []} mixed={group?.year === null} />
    </PageFrame>
  );
}

/** Flags from what a teacher should see to first. */
const urgency: readonly PupilShown['flags'][number][] = ['stuck', 'not-practising', 'ready-for-more'];

function State({ pupil: { flags, stuckOn } }: { readonly pupil: PupilShown }) {
  const { t } = useTranslation('school');
  return (
    <>
      <PupilFlags flags={flags} stuckOn={stuckOn} />
      {stuckOn ? (
        <Text size="sm" mt={2}>
          {t('pupils.stuck.short', { skill: skillSaid(t, stuckOn.skill) })}
        </Text>
      ) : null}
    </>
  );
}

function LastPractised({ pupil: { lastPractised } }: { readonly pupil: PupilShown }) {
  const { t } = useTranslation('school');
  return lastPractised ? (
    <Text>{formatDaysAgo(`${lastPractised}T12:00`)}</Text>
  ) : (
    <Text c="dimmed">{t('pupils.never')}</Text>
  );
}

/** So many wrong pictures in a row are no slip any more. */
const troubleFrom = 3;

function PupilTable({ pupils, mixed }: { readonly pupils: readonly PupilShown[]; readonly mixed: boolean }) {
  const { t } = useTranslation('school');
  const place = usePlace();
  const yearName = useYearName();
  const columns: Column<PupilShown>[] = [
    {
      id: 'name',
      header: t('pupils.name'),
      value: (pupil) => `${pupil.sortName} (${pupil.userName})`,
      cell: (pupil) => (
        <Group gap="sm" wrap="nowrap" className={styles.pupil}>
          <Avatar id={pupil.avatar} size={36} />
          <div>
            <Anchor component={Link} to={place.progress(pupil.pupilId)} fw={600} className={styles.name}>
              {pupil.sortName}
            </Anchor>
            <Text size="sm" c="dimmed">
              {pupil.userName}
            </Text>
            <div className={styles.stacked}>
              <State pupil={pupil} />
              <LastPractised pupil={pupil} />
            </div>
            {pupil.wrongPictures >= troubleFrom ? (
              <Text size="xs" fw={600} className={styles.trouble}>
                {t('pupils.wrongPictures', { count: pupil.wrongPictures })}
              </Text>
            ) : null}
            {pupil.waitingAnswers > 0 ? (
              <Text size="xs" c="dimmed">
                {t('pupils.waiting', { count: pupil.waitingAnswers })}
              </Text>
            ) : null}
          </div>
        </Group>
      ),
    },
    ...(mixed
      ? [
          {
            id: 'year',
            header: t('pupils.year'),
            value: (pupil: PupilShown) => pupil.year,
            cell: (pupil: PupilShown) => yearName(pupil.year),
            wide: true,
          },
        ]
      : []),
    {
      id: 'flags',
      header: t('pupils.state'),
      value: (pupil) => pupil.flags.map((flag) => t(`pupils.flag.${flag}`)).join(' ') || null,
      order: (pupil) => Math.min(...pupil.flags.map((flag) => urgency.indexOf(flag))),
      cell: (pupil) => <State pupil={pupil} />,
      wide: 'sm',
    },
    {
      id: 'last',
      header: t('pupils.lastPractised'),
      value: (pupil) => pupil.lastPractised,
      cell: (pupil) => <LastPractised pupil={pupil} />,
      wide: 'sm',
    },
    {
      id: 'minutes',
      header: t('pupils.minutes'),
      value: (pupil) => Math.round(pupil.minutesThisWeek),
      align: 'right',
      wide: true,
    },
    {
      id: 'facts',
      header: t('pupils.automated'),
      value: (pupil) => pupil.automatedFacts,
      align: 'right',
      wide: true,
    },
  ];
  return (
    <DataTable
      label={t('pupils.title')}
      rows={pupils}
      columns={columns}
      rowId={(pupil) => pupil.pupilId}
      // Who asks for attention stands first, the others by surname.
      sortedBy="flags"
      empty={
        <EmptyState
          title={t('pupils.empty.title')}
          text={t('pupils.empty.text')}
          action={
            <Button component={Link} to={place.importing}>
              {t('groups.import')}
            </Button>
          }
        />
      }
    />
  );
}
