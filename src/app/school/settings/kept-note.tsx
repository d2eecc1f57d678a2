import { Alert, Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Says that unsaved changes of before are back, and lets them go again. */
export function KeptNote({ shown, onDrop }: { readonly shown: boolean; readonly onDrop: () => void }) {
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
