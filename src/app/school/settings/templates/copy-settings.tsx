import { Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../api/query';
import { FormModal } from '../../../ui/forms/form-modal';
import type { RunAction } from '../../shared/use-actions';
import { draftOf, type SettingsShown } from '../draft/settings-draft';
import { useGiveSettings, withoutEnded } from './use-templates';

interface CopySettingsProps {
  readonly settings: SettingsShown;
  readonly onClose: () => void;
  readonly onDone: RunAction;
}

/** Copies the settings of a group to others, with their dates; parallel groups are chosen already. */
export function CopySettings({ settings, onClose, onDone }: CopySettingsProps) {
  const { t } = useTranslation('school');
  const { data } = useRead('listGroups');
  const give = useGiveSettings(onDone);
  const groups = data?.groups ?? [];
  const own = groups.find(({ groupId }) => groupId === settings.groupId);
  const others = groups.filter(({ groupId }) => groupId !== settings.groupId);
  const parallel = others.filter(({ year }) => year !== null && year === own?.year);
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const chosen = picked ?? parallel.map(({ groupId }) => groupId);
  const copy = async () => {
    await give(
      withoutEnded(draftOf(settings)),
      others.filter(({ groupId }) => chosen.includes(groupId)),
    );
    onClose();
  };
  return (
    <FormModal
      title={t('templates.copy')}
      submit={t('templates.copyIt')}
      disabled={chosen.length === 0}
      onClose={onClose}
      onSubmit={copy}
    >
      {data && others.length === 0 ? (
        <Text>{t('templates.noOther')}</Text>
      ) : (
        <Text>{t('templates.copyHint', { title: settings.title })}</Text>
      )}
      <Checkbox.Group aria-label={t('templates.copy')} value={[...chosen]} onChange={setPicked}>
        <Stack gap="xs">
          {others.map(({ groupId, name }) => (
            <Checkbox key={groupId} value={groupId} label={name} />
          ))}
        </Stack>
      </Checkbox.Group>
    </FormModal>
  );
}
