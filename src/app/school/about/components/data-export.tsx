import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../i18n/format';
import { useDownload } from '../../../ui/download/use-download';
import { CardSection } from '../../../ui/page/card-section';

/** Downloads all pupils' work as one file, and shows until when that is possible once the contract has ended. */
export function DataExport({ eraseOn }: { readonly eraseOn: string | null }) {
  const { t } = useTranslation('school');
  const { linkTo, state } = useDownload();
  return (
    <CardSection title={t('about.along.title')} text={t('about.along.text')}>
      {eraseOn === null ? null : (
        <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
          {t('about.along.ends', { date: formatDay(eraseOn) })}
        </Alert>
      )}
      <Group>
        <Button
          component="a"
          {...linkTo('exportSchool')}
          variant="default"
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
        >
          {t('about.along.button')}
        </Button>
      </Group>
      {state}
    </CardSection>
  );
}
