import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { listHeads } from '@/edexml/list/list-heads';
import { useLocale } from '../../../i18n/use-locale';
import { downloadCsv } from '../../../ui/table/csv';

/** Downloads an empty list whose headings the import knows. */
export function ListTemplate() {
  const { t } = useTranslation('school');
  const locale = useLocale();
  return (
    <>
      <Text mt="md" mb="sm">
        {t('import.template.text')}
      </Text>
      <Button
        variant="default"
        leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
        onClick={() => downloadCsv(t('import.template.name'), [listHeads[locale]])}
      >
        {t('import.template.download')}
      </Button>
    </>
  );
}
