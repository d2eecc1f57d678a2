import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconBraces, IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../api/call';
import { useLocale } from '../../i18n/use-locale';
import type { PupilShown } from './pupils-page';

/** All that is kept of a pupil, to give to its parents when they ask. */
export function ExportPupil({
  pupil,
  onClose,
}: {
  readonly pupil: PupilShown;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['school', 'common']);
  const locale = useLocale();
  const address = (format: 'json' | 'html') =>
    addressOf('exportPupil', { params: { pupilId: pupil.pupilId }, query: { format, locale } }).url;
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
          <Button
            component="a"
            href={address('html')}
            download
            leftSection={<IconFileText size={20} stroke={1.75} />}
          >
            {t('classList.pupil.exportPage')}
          </Button>
          <Button
            component="a"
            href={address('json')}
            download
            variant="default"
            leftSection={<IconBraces size={20} stroke={1.75} />}
          >
            {t('classList.pupil.exportData')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
