import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../../../ui/download/use-download';

/** Downloads who is in which group, in the standard that other programs read. */
export function RosterExport() {
  const { t } = useTranslation('school');
  const { linkTo, state } = useDownload();
  return (
    <Card withBorder shadow="sm" padding="lg">
      <Stack gap="sm" align="flex-start">
        <Title order={2} size="h3">
          {t('about.roster.title')}
        </Title>
        <Text c="dimmed" size="sm">
          {t('about.roster.text')}
        </Text>
        <Button
          component="a"
          {...linkTo('exportRoster')}
          variant="default"
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
        >
          {t('about.roster.button')}
        </Button>
        {state}
      </Stack>
    </Card>
  );
}
