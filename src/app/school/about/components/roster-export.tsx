import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../../../ui/download/use-download';
import { CardSection } from '../../../ui/page/card-section';

/** Downloads who is in which group, in the standard that other programs read. */
export function RosterExport() {
  const { t } = useTranslation('school');
  const { linkTo, state } = useDownload();
  return (
    <CardSection title={t('about.roster.title')} text={t('about.roster.text')}>
      <Group>
        <Button
          component="a"
          {...linkTo('exportRoster')}
          variant="default"
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
        >
          {t('about.roster.button')}
        </Button>
      </Group>
      {state}
    </CardSection>
  );
}
