import { Anchor, Group, Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatCalendarDaysAgo } from '../../../i18n/format';
import { useYearName } from '../../../i18n/year-name';
import { useFlag } from '../../../session/use-flag';
import { Avatar } from '../../../ui/plain/avatar';
import { DataTable } from '../../../ui/table/data-table';
import { actionsColumn } from '../../../ui/table/row-actions';
import type { Column } from '../../../ui/table/types';
import { PupilFlags } from '../../progress/shared/pupil-flags';
import { skillSaid } from '../../progress/shared/skill-name';
import { byName } from '../../shared/by-name';
import { NewSince } from '../../shared/new-since';
import { NoPupils } from '../../shared/no-pupils';
import { useSchoolPaths } from '../../shared/use-school-paths';
import styles from '../pupils.module.css';
import type { PupilAction, PupilShown } from '../types';
import { DomainLegend, DomainMarks, farOn } from './domain-marks';
import { PupilMenu } from './pupil-menu';

/** Flags by urgency, the most urgent first. */
const urgency: readonly PupilShown['flags'][number][] = [
  'stuck',
  'guessing',
  'not-practising',
  'ready-for-more',
];

function State({ pupil: { flags, stuckOn } }: { readonly pupil: PupilShown }) {
  const { t } = useTranslation('school');
  return (
    <>
      <PupilFlags flags={flags} stuckOn={stuckOn} />
      {stuckOn ? (
        <Text size="xs" lh={1.3} className={styles.stuckOn ?? ''}>
          {t('pupils.stuck.short', { skill: skillSaid(t, stuckOn.skill) })}
        </Text>
      ) : null}
    </>
  );
}

function LastPractised({ pupil: { lastPractised } }: { readonly pupil: PupilShown }) {
  const { t } = useTranslation('school');
  return lastPractised ? (
    <Text className={styles.lastPractised ?? ''}>{formatCalendarDaysAgo(lastPractised)}</Text>
  ) : (
    <Text c="dimmed">{t('pupils.never')}</Text>
  );
}

/** From this number of wrong pictures in a row the pupil needs help. */
const troubleFrom = 3;

interface PupilTableProps {
  readonly pupils: readonly PupilShown[];
  /** The pupils are in several years, so each shows its own. */
  readonly mixed: boolean;
  /** Shown beside the search. */
  readonly beside: ReactNode;
  readonly onChosen: (pupilIds: readonly string[]) => void;
  readonly onAction: (action: PupilAction, pupil: PupilShown) => void;
}

/** Table of the pupils of a group, with selection. */
export function PupilTable({ pupils, mixed, beside, onChosen, onAction }: PupilTableProps) {
  const { t } = useTranslation('school');
  const paths = useSchoolPaths();
  const yearName = useYearName();
  const hasProgress = useFlag('featureVoortgang');
  const sorted = useMemo(() => byName(pupils), [pupils]);
  const columns: Column<PupilShown>[] = [
    {
      id: 'name',
      header: t('pupils.name'),
      value: (pupil) => `${pupil.name} (${pupil.userName})`,
      cell: (pupil) => (
        <Group gap="sm" wrap="nowrap" className={styles.pupil}>
          <Avatar id={pupil.avatar} size={34} />
          <div>
            {hasProgress ? (
              <Anchor
                component={Link}
                to={paths.progress(pupil.pupilId)}
                fw={600}
                className={styles.name}
                title={pupil.name}
              >
                {pupil.name}
              </Anchor>
            ) : (
              <Text fw={600} className={styles.name} title={pupil.name}>
                {pupil.name}
              </Text>
            )}
            <Text size="xs" c="dimmed" lh={1.3}>
              {pupil.userName}
            </Text>
            <NewSince day={pupil.newSince} />
            <div className={styles.stacked}>
              <State pupil={pupil} />
              <DomainMarks pupil={pupil} />
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
            cell: (pupil: PupilShown) => <span className={styles.year}>{yearName(pupil.year)}</span>,
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
      id: 'goals',
      header: t('pupils.goals'),
      value: farOn,
      cell: (pupil) => <DomainMarks pupil={pupil} />,
      wide: true,
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
    actionsColumn((pupil) => <PupilMenu pupil={pupil} onChoose={onAction} />),
  ];
  return (
    <>
      <DataTable
        label={t('pupils.title')}
        rows={sorted}
        columns={columns}
        rowId={(pupil) => pupil.pupilId}
        rowName={(pupil) => pupil.name}
        onChosen={onChosen}
        dense
        beside={beside}
        // Sorts pupils who need attention first, the others by name.
        sortedBy="flags"
        empty={<NoPupils />}
      />
      <DomainLegend pupils={pupils} />
    </>
  );
}
