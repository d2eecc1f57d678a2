import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconBraces, IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { useDownload } from '../../../ui/download/use-download';
import type { PupilShown } from '../types';

/** Downloads all data of a pupil, for parents who request it. */
export function ExportPupil({
  pupil,
  onClose,
}: {
  readonly pupil: PupilShown;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['school', 'common']);
  const locale = useLocale();
  const { linkTo, state } = useDownload();
  const file = (format: 'json' | 'html') =>
    linkTo('exportPupil', { params: { pupilId: pupil.pupilId }, query: { format, locale } });
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      title={t('classList.pupil.exportTitle', { name: pupil.name })}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      <Stack gap="md">
        <Text>{t('classList.pupil.exportText')}</Text>
        <Group gap="sm">
          <Button component="a" {...file('html')} leftSection={<IconFileText size={20} stroke={1.75} />}>
            {t('classList.pupil.exportPage')}
          </Button>
          <Button
            component="a"
            {...file('json')}
            variant="default"
            leftSection={<IconBraces size={20} stroke={1.75} />}
          >
            {t('classList.pupil.exportData')}
          </Button>
        </Group>
        {state}
      </Stack>
    </Modal>
  );
}
