import { Menu } from '@mantine/core';
import { IconBookmarkPlus, IconBookmarks, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '../../shared/more-menu';
import type { RunAction } from '../../shared/use-actions';
import type { SettingsShown } from '../draft/settings-draft';
import { CopySettings } from './copy-settings';
import { KeepTemplate } from './keep-template';
import { UseTemplate } from './use-template';

interface SettingsMenuProps {
  readonly settings: SettingsShown;
  readonly groupName: string;
  readonly onDone: RunAction;
}

type Open = 'use' | 'keep' | 'copy';

/** What is done now and then with the settings of a group: templates, and a copy for another group. */
export function SettingsMenu({ settings, groupName, onDone }: SettingsMenuProps) {
  const { t } = useTranslation('school');
  const [open, setOpen] = useState<Open | null>(null);
  const rest = { onClose: () => setOpen(null), onDone };
  const icon = { size: 20, stroke: 1.75 } as const;
  return (
    <>
      <MoreMenu>
        <Menu.Item leftSection={<IconBookmarks {...icon} />} onClick={() => setOpen('use')}>
          {t('templates.use')}
        </Menu.Item>
        <Menu.Item leftSection={<IconBookmarkPlus {...icon} />} onClick={() => setOpen('keep')}>
          {t('templates.keep')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => setOpen('copy')}>
          {t('templates.copy')}
        </Menu.Item>
      </MoreMenu>
      {open === 'use' ? (
        <UseTemplate group={{ groupId: settings.groupId, name: groupName }} {...rest} />
      ) : null}
      {open === 'keep' ? <KeepTemplate settings={settings} {...rest} /> : null}
      {open === 'copy' ? <CopySettings settings={settings} {...rest} /> : null}
    </>
  );
}
