import { Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconSchool, IconStar, IconUserPlus, IconUsersPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { collectionDomains } from '@/maths/collections/sum-collection';
import { useUser } from '../../../session/session';
import { useFlag } from '../../../session/use-flag';
import { downloadCsv } from '../../../ui/table/csv';
import { ReadyButton } from '../../settings/ready/ready-button';
import { MoreMenu } from '../../shared/more-menu';
import type { RunAction } from '../../shared/use-actions';
import { useSchoolPaths } from '../../shared/use-school-paths';
import type { PupilShown } from '../types';

interface PageActionsProps {
  readonly pupils: readonly PupilShown[];
  /** Pupils are selected, so that the actions for them come first. */
  readonly hasSelection: boolean;
  readonly onTeachers: () => void;
  readonly onStarGoal: () => void;
  readonly onDone: RunAction;
}

/** Actions for the whole group. */
export function PageActions({ pupils, hasSelection, onTeachers, onStarGoal, onDone }: PageActionsProps) {
  const { t } = useTranslation(['school', 'common']);
  const paths = useSchoolPaths();
  const hasSettings = useFlag('featureOefeninstellingen');
  const hasTeachers = useFlag('featureDocenten');
  const manages = useUser()?.role === 'schooladmin' && hasTeachers;
  const domains = collectionDomains.filter((domain) =>
    pupils.some((pupil) => pupil.domains.some((own) => own.domain === domain)),
  );
  const toFile = () =>
    downloadCsv(t('pupils.title').toLowerCase(), [
      [
        t('pupils.name'),
        t('pupils.userName'),
        t('pupils.year'),
        t('pupils.lastPractised'),
        t('pupils.minutes'),
        t('pupils.automated'),
        t('pupils.state'),
        ...domains.map((domain) => t(`common:domain.${domain}`)),
      ],
      ...pupils.map((pupil) => [
        pupil.sortName,
        pupil.userName,
        pupil.year,
        pupil.lastPractised,
        Math.round(pupil.minutesThisWeek),
        pupil.automatedFacts,
        pupil.flags.map((flag) => t(`pupils.flag.${flag}`)).join(', '),
        ...domains.map((domain) => {
          const own = pupil.domains.find((each) => each.domain === domain);
          return own ? t(`report.goals.state.${own.state}`) : null;
        }),
      ]),
    ]);
  return (
    <>
      <MoreMenu>
        <Menu.Item
          component={Link}
          to={paths.addPupils()}
          leftSection={<IconUsersPlus size={20} stroke={1.75} />}
        >
          {t('classList.pupil.add')}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={paths.addChild}
          leftSection={<IconUserPlus size={20} stroke={1.75} />}
        >
          {t('classList.pupil.addChild')}
        </Menu.Item>
        {pupils.length > 0 ? (
          <Menu.Item leftSection={<IconStar size={20} stroke={1.75} />} onClick={onStarGoal}>
            {t('classList.group.starGoal')}
          </Menu.Item>
        ) : null}
        {manages ? (
          <Menu.Item leftSection={<IconSchool size={20} stroke={1.75} />} onClick={onTeachers}>
            {t('classList.group.teachers')}
          </Menu.Item>
        ) : null}
        {pupils.length > 0 ? (
          <Menu.Item leftSection={<IconFileSpreadsheet size={20} stroke={1.75} />} onClick={toFile}>
            {t('classList.pupil.csv')}
          </Menu.Item>
        ) : null}
      </MoreMenu>
      {hasSettings && pupils.length > 0 ? (
        <ReadyButton groupId={paths.groupId} variant={hasSelection ? 'default' : 'filled'} onDone={onDone} />
      ) : null}
    </>
  );
}
