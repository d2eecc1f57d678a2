import { Alert, Button, Group, Text } from '@mantine/core';
import { IconDeviceFloppy, IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../i18n/format';
import { StickyBar } from '../../../ui/forms/sticky-bar';

interface SaveVersionProps {
  /** An older version is shown; saving restores it as the next version. */
  readonly isOld: boolean;
  readonly disabled: boolean;
  readonly saving: boolean;
  readonly onSave: () => void;
}

/** Button that saves the page as the next version. */
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

/** Bar at the foot of a long form: unsaved changes, the save button, and why saving failed. */
export function SaveBar({ unsaved, problem, save }: SaveBarProps) {
  const { t } = useTranslation('school');
  if (!unsaved && !problem) return null;
  return (
    <StickyBar label={t('adjust.unsaved')} above={problem}>
      {unsaved ? (
        // At the left, because the notification that it was saved appears at the right.
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

/** Notice on an older version; empty for the current one. */
export function OlderNote({ version }: OlderNoteProps) {
  const { t } = useTranslation('school');
  if (version === null || version.current) return null;
  return (
    <Alert color="yellow" icon={<IconHistory aria-hidden />}>
      {t('settings.olderNote', { version: version.version, date: formatMoment(version.createdAt) })}
    </Alert>
  );
}
