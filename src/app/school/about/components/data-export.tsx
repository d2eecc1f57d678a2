import { Alert, Button, Card, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../i18n/format';
import { useDownload } from '../../../ui/download/use-download';

/** Downloads all pupils' work as one file, and shows until when that is possible once the contract has ended. */
export function DataExport({ eraseOn }: { readonly eraseOn: string | null }) {
  const { t } = useTranslation('school');
  const { linkTo, state } = useDownload();
  return (
    <Card withBorder shadow="sm" padding="lg">
      <Stack gap="sm" align="flex-start">
        <Title order={2} size="h3">
          {t('about.along.title')}
        </Title>
        {eraseOn === null ? null : (
          <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
            {t('about.along.ends', { date: formatDay(eraseOn) })}
          </Alert>
        )}
        <Text c="dimmed" size="sm">
          {t('about.along.text')}
        </Text>
        <Button
          component="a"
          {...linkTo('exportSchool')}
          variant="default"
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
        >
          {t('about.along.button')}
        </Button>
        {state}
      </Stack>
    </Card>
  );
}
