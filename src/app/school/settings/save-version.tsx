import { Alert, Button } from '@mantine/core';
import { IconDeviceFloppy, IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../i18n/format';

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
