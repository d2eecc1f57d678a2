import { Alert, Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Tells that unsaved changes were restored, with a button to discard them. */
export function RestoredDraftNote({
  shown,
  onDrop,
}: {
  readonly shown: boolean;
  readonly onDrop: () => void;
}) {
  const { t } = useTranslation('school');
  if (!shown) return null;
  return (
    <Alert color="lagoon">
      <Group justify="space-between" gap="sm">
        <Text>{t('adjust.kept')}</Text>
        <Button variant="default" size="compact-md" onClick={onDrop}>
          {t('adjust.keptAway')}
        </Button>
      </Group>
    </Alert>
  );
}
