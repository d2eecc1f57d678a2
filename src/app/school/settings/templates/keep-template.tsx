import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { newId } from '../../../shared/new-id';
import { FormModal } from '../../../ui/forms/form-modal';
import type { RunAction } from '../../shared/use-actions';
import type { SettingsShown } from '../draft/settings-draft';

interface KeepTemplateProps {
  readonly settings: SettingsShown;
  readonly onClose: () => void;
  readonly onDone: RunAction;
}

/** Keeps the present settings of a group as a template of the school. */
export function KeepTemplate({ settings, onClose, onDone }: KeepTemplateProps) {
  const { t } = useTranslation(['school', 'common']);
  const [templateId] = useState(newId);
  const [title, setTitle] = useState(settings.title);
  const put = async () => {
    await call('addTemplate', {
      params: { groupId: settings.groupId, templateId },
      body: { title: title.trim() },
    });
    onClose();
    await onDone({
      done: t('templates.kept', { title: title.trim() }),
      undo: () => call('deleteTemplate', { params: { templateId }, body: { deleted: true } }),
    });
  };
  return (
    <FormModal
      title={t('templates.keep')}
      submit={t('common:action.save')}
      disabled={title.trim() === ''}
      onClose={onClose}
      onSubmit={put}
    >
      <Text>{t('templates.keepHint')}</Text>
      <TextInput
        data-autofocus
        label={t('templates.name')}
        value={title}
        maxLength={80}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
    </FormModal>
  );
}
