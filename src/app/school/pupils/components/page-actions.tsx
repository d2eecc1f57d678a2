import { Button, Menu } from '@mantine/core';
import {
  IconAdjustments,
  IconChartBar,
  IconFileSpreadsheet,
  IconId,
  IconUserPlus,
  IconUsersPlus,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { collectionDomains } from '@/maths/collections/sum-collection';
import { useFlag } from '../../../session/use-flag';
import { downloadCsv } from '../../../ui/table/csv';
import { TablesButton } from '../../settings/tables/tables-button';
import { MoreMenu } from '../../shared/more-menu';
import type { RunAction } from '../../shared/use-actions';
import { useSchoolPaths } from '../../shared/use-school-paths';
import type { PupilShown } from '../types';

interface PageActionsProps {
  readonly pupils: readonly PupilShown[];
  readonly onDone: RunAction;
}

/** Actions for the whole group. */
export function PageActions({ pupils, onDone }: PageActionsProps) {
  const { t } = useTranslation(['school', 'common']);
  const paths = useSchoolPaths();
  const [hasProgress, hasSettings] = [useFlag('featureVoortgang'), useFlag('featureOefeninstellingen')];
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
          <Menu.Item leftSection={<IconFileSpreadsheet size={20} stroke={1.75} />} onClick={toFile}>
            {t('classList.pupil.csv')}
          </Menu.Item>
        ) : null}
      </MoreMenu>
      {hasSettings ? <TablesButton groupId={paths.groupId} onDone={onDone} /> : null}
      {hasProgress ? (
        <Button
          component={Link}
          to={paths.groupProgress()}
          variant="default"
          leftSection={<IconChartBar size={20} stroke={1.75} />}
        >
          {t('report.group.link')}
        </Button>
      ) : null}
      {hasSettings ? (
        <Button
          component={Link}
          to={paths.settings()}
          variant="default"
          leftSection={<IconAdjustments size={20} stroke={1.75} />}
        >
          {t('pupils.settings')}
        </Button>
      ) : null}
      <Button component={Link} to={paths.cards()} leftSection={<IconId size={20} stroke={1.75} />}>
        {t('pupils.cards')}
      </Button>
    </>
  );
}
