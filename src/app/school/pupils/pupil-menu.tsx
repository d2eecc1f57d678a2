import { Menu } from '@mantine/core';
import { IconAdjustments, IconEdit, IconFileDownload, IconId, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFlag } from '../../session/use-flag';
import { DeedsMenu } from '../row-deeds';
import type { PupilShown } from './pupils-page';

export type PupilDeed = 'edit' | 'settings' | 'card' | 'export' | 'trash';

const deeds = [
  ['edit', IconEdit, 'classList.pupil.edit'],
  ['settings', IconAdjustments, 'classList.pupil.ownSettings'],
  ['card', IconId, 'classList.pupil.card'],
  ['export', IconFileDownload, 'classList.pupil.export'],
  ['trash', IconTrash, 'classList.pupil.trash'],
] as const;

interface PupilMenuProps {
  readonly pupil: PupilShown;
  readonly onChoose: (deed: PupilDeed, pupil: PupilShown) => void;
}

/** What can be done with one pupil. */
export function PupilMenu({ pupil, onChoose }: PupilMenuProps) {
  const { t } = useTranslation('school');
  const hasSettings = useFlag('featureOefeninstellingen');
  return (
    <DeedsMenu label={t('classList.pupil.deedsOf', { name: pupil.name })}>
      {deeds
        .filter(([deed]) => hasSettings || deed !== 'settings')
        .map(([deed, Icon, label]) => (
          <Menu.Item
            key={deed}
            leftSection={<Icon size={20} stroke={1.75} />}
            onClick={() => onChoose(deed, pupil)}
          >
            {t(label)}
          </Menu.Item>
        ))}
    </DeedsMenu>
  );
}
