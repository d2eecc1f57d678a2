import { Menu } from '@mantine/core';
import {
  IconAdjustments,
  IconArrowRight,
  IconChartLine,
  IconEdit,
  IconFileDownload,
  IconId,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFlag } from '../../../session/use-flag';
import { ActionsMenu } from '../../../ui/table/row-actions';
import type { PupilAction, PupilShown } from '../types';

const actions = [
  ['progress', IconChartLine, 'report.group.link'],
  ['edit', IconEdit, 'classList.pupil.edit'],
  ['settings', IconAdjustments, 'classList.pupil.ownSettings'],
  ['card', IconId, 'classList.pupil.card'],
  ['move', IconArrowRight, 'classList.pupil.move'],
  ['export', IconFileDownload, 'classList.pupil.export'],
  ['trash', IconTrash, 'classList.pupil.trash'],
] as const;

interface PupilMenuProps {
  readonly pupil: PupilShown;
  readonly onChoose: (action: PupilAction, pupil: PupilShown) => void;
}

/** Menu with the actions of a pupil. */
export function PupilMenu({ pupil, onChoose }: PupilMenuProps) {
  const { t } = useTranslation('school');
  const hasSettings = useFlag('featureOefeninstellingen');
  const hasProgress = useFlag('featureVoortgang');
  return (
    <ActionsMenu label={t('classList.pupil.actionsOf', { name: pupil.name })}>
      {actions
        .filter(
          ([action]) => (hasSettings || action !== 'settings') && (hasProgress || action !== 'progress'),
        )
        .map(([action, Icon, label]) => (
          <Menu.Item
            key={action}
            leftSection={<Icon size={20} stroke={1.75} />}
            onClick={() => onChoose(action, pupil)}
          >
            {t(label)}
          </Menu.Item>
        ))}
    </ActionsMenu>
  );
}
