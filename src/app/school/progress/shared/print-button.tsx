import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Button that prints the page. */
export function PrintButton() {
  const { t } = useTranslation('school');
  return (
    <Button
      variant="default"
      data-no-print
      leftSection={<IconPrinter size={20} stroke={1.75} />}
      onClick={() => window.print()}
    >
      {t('progress.print')}
    </Button>
  );
}
