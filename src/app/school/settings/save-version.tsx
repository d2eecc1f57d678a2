import { Alert, Button, Group, Text } from '@mantine/core';
import { IconDeviceFloppy, IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../i18n/format';
import { StickyBar } from '../../ui/sticky-bar';

interface SaveVersionProps {
  /** An older version is looked at: it is put back as the next one. */
  readonly isOld: boolean;
  readonly disabled: boolean;
  readonly saving: boolean;
  readonly onSave: () => void;
}

/** Makes the next version of what is on the page. */
export function SaveVersion({ isOld, disabled, saving, onSave }: SaveVersionProps) {
  const { t } = useTranslation(['school', 'common']);
  return (
    <Button
      leftSection={isOld ? <IconHistory size={20} /> : <IconDeviceFloppy size={20} stroke={1.75} />}
      disabled={disabled}
      loading={saving}
      onClick={onSave}
    >
      {isOld ? t('settings.restore') : t('common:action.save')}
    </Button>
  );
}

interface SaveBarProps {
  readonly unsaved: boolean;
  readonly problem: ReactNode;
  readonly save: ReactNode;
}

/** At the foot of a long form: that something is not saved yet, the way to save it, and why that did not work. */
export function SaveBar({ unsaved, problem, save }: SaveBarProps) {
  const { t } = useTranslation('school');
  if (!unsaved && !problem) return null;
  return (
    <StickyBar label={t('adjust.unsaved')} above={problem}>
      {unsaved ? (
        // The note that it is saved comes at the right: not under the hand that pressed.
        <Group gap="md">
          {save}
          <Text fw={600}>{t('adjust.unsaved')}</Text>
        </Group>
      ) : null}
    </StickyBar>
  );
}

interface OlderNoteProps {
  readonly version: {
    readonly version: number;
    readonly createdAt: string;
    readonly current: boolean;
  } | null;
}

/** Says that this is a version of before; nothing for the one in use. */
export function OlderNote({ version }: OlderNoteProps) {
  const { t } = useTranslation('school');
  if (version === null || version.current) return null;
  return (
    <Alert color="yellow" icon={<IconHistory aria-hidden />}>
      {t('settings.olderNote', { version: version.version, date: formatMoment(version.createdAt) })}
    </Alert>
  );
}
