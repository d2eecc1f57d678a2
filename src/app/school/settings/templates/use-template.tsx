import { ActionIcon, Group, Radio, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { useRead } from '../../../api/query';
import { formatMoment } from '../../../i18n/format';
import { FailureAlert } from '../../../ui/forms/failure-alert';
import { FormModal } from '../../../ui/forms/form-modal';
import type { RunAction } from '../../shared/use-actions';
import { useCollections } from '../draft/use-collections';
import { type TemplateShown, useGiveSettings } from './use-templates';

interface UseTemplateProps {
  readonly group: { readonly groupId: string; readonly name: string };
  readonly onClose: () => void;
  readonly onDone: RunAction;
}

/** Chooses a template of the school for a group. */
export function UseTemplate({ group, onClose, onDone }: UseTemplateProps) {
  const { t } = useTranslation('school');
  const { titleOf } = useCollections();
  const { data, error } = useRead('listTemplates');
  const [chosen, setChosen] = useState<string | null>(null);
  const give = useGiveSettings(onDone);
  const templates = data?.templates ?? [];
  const template = templates.find(({ templateId }) => templateId === chosen);
  const use = async () => {
    if (!template) return;
    await give(template.settings, [group]);
    onClose();
  };
  const remove = ({ templateId, settings }: TemplateShown) => {
    const set = (deleted: boolean) => call('deleteTemplate', { params: { templateId }, body: { deleted } });
    void onDone({
      done: t('templates.deleted', { title: settings.title }),
      work: () => set(true),
      undo: () => set(false),
    });
  };
  return (
    <FormModal
      title={t('templates.useFor', { name: group.name })}
      submit={t('templates.useIt')}
      size="lg"
      disabled={!template}
      onClose={onClose}
      onSubmit={use}
    >
      <FailureAlert failure={error} />
      {data && templates.length === 0 ? <Text>{t('templates.none')}</Text> : null}
      <Radio.Group aria-label={t('templates.title')} value={chosen} onChange={setChosen}>
        <Stack gap="sm">
          {templates.map((each) => (
            <Group key={each.templateId} wrap="nowrap" justify="space-between" align="flex-start">
              <Radio
                value={each.templateId}
                label={each.settings.title}
                description={
                  <>
                    {each.settings.tasks.map(({ collectionKey }) => titleOf(collectionKey)).join(', ')}
                    <br />
                    {t('templates.by', { name: each.createdBy, date: formatMoment(each.createdAt) })}
                  </>
                }
              />
              {each.mayDelete ? (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={t('templates.delete', { title: each.settings.title })}
                  onClick={() => remove(each)}
                >
                  <IconTrash size={20} stroke={1.75} aria-hidden />
                </ActionIcon>
              ) : null}
            </Group>
          ))}
        </Stack>
      </Radio.Group>
      {template ? <Text c="dimmed">{t('templates.replaces', { name: group.name })}</Text> : null}
    </FormModal>
  );
}
