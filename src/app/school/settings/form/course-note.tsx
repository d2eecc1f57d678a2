import { Alert, Button, Group } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface CourseNoteProps {
  readonly busy: boolean;
  readonly onSwitchOn: () => void;
}

/** Tells that settings are from before the year programme, and switches it on. */
export function CourseNote({ busy, onSwitchOn }: CourseNoteProps) {
  const { t } = useTranslation('school');
  return (
    <Alert color="blue" icon={<IconCalendarPlus aria-hidden />}>
      <Group gap="sm" justify="space-between">
        {t('settings.courseNote')}
        <Button variant="light" loading={busy} onClick={onSwitchOn}>
          {t('settings.courseOn')}
        </Button>
      </Group>
    </Alert>
  );
}
