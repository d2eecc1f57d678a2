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
import { useFlag } from '../../session/use-flag';
import { downloadCsv } from '../../ui/csv';
import { MoreMenu } from '../more-menu';
import { TablesButton } from '../settings/tables-button';
import type { Change } from '../use-deeds';
import { usePlace } from '../use-place';
import type { PupilShown } from './pupils-page';

interface PageActionsProps {
  readonly pupils: readonly PupilShown[];
  readonly onDone: Change;
}

/** What can be done with a whole group from its page. */
export function PageActions({ pupils, onDone }: PageActionsProps) {
  const { t } = useTranslation('school');
  const place = usePlace();
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
        ...domains.map((domain) => t(`pupils.domains.${domain}`)),
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
          to={place.addPupils()}
          leftSection={<IconUsersPlus size={20} stroke={1.75} />}
        >
          {t('classList.pupil.add')}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={place.addChild}
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
      {hasSettings ? <TablesButton groupId={place.groupId} onDone={onDone} /> : null}
      {hasProgress ? (
        <Button
          component={Link}
          to={place.groupProgress()}
          variant="default"
          leftSection={<IconChartBar size={20} stroke={1.75} />}
        >
          {t('report.group.link')}
        </Button>
      ) : null}
      {hasSettings ? (
        <Button
          component={Link}
          to={place.settings()}
          variant="default"
          leftSection={<IconAdjustments size={20} stroke={1.75} />}
        >
          {t('pupils.settings')}
        </Button>
      ) : null}
      <Button component={Link} to={place.cards()} leftSection={<IconId size={20} stroke={1.75} />}>
        {t('pupils.cards')}
      </Button>
    </>
  );
}
