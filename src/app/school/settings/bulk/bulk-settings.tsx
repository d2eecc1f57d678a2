import { Alert, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error';
import { type CallReply, call } from '../../../api/call';
import { useRead } from '../../../api/query';
import { describeError } from '../../../ui/forms/describe-error';
import { FormModal } from '../../../ui/forms/form-modal';
import { Loading } from '../../../ui/plain/loading';
import type { RunAction } from '../../shared/use-actions';
import { useSchoolPaths } from '../../shared/use-school-paths';
import { draftOf, ownFields } from '../draft/settings-draft';
import { type BulkDraft, bulkChange, isReady } from './bulk-change';
import { BulkFields } from './bulk-fields';

type Changed = CallReply<'changeSettings'>['changed'][number];
type Overtaken = CallReply<'changeSettings'>['overtaken'][number];

interface BulkSettingsProps {
  readonly pupils: readonly { readonly pupilId: string; readonly name: string }[];
  /** Year of the group, whose goals come first. */
  readonly year: number | null;
  readonly onClose: () => void;
  readonly onDone: RunAction;
}

/** Changes settings of several pupils; each keeps what is not ticked. */
export function BulkSettings({ pupils, year, onClose, onDone }: BulkSettingsProps) {
  const { t } = useTranslation('school');
  const { groupId } = useSchoolPaths();
  const { data, error } = useRead('listSettings', { params: { groupId } });
  const group = data?.versions.find(({ current }) => current);
  if (data && group) {
    const chosen = pupils.map((pupil) => ({
      ...pupil,
      ...data.pupils.find(({ pupilId }) => pupilId === pupil.pupilId),
    }));
    return <ManyForm pupils={chosen} group={group} year={year} onClose={onClose} onDone={onDone} />;
  }
  return (
    <FormModal
      title={t('adjust.many.title', { count: pupils.length })}
      submit={t('adjust.many.save', { count: pupils.length })}
      disabled
      size="xl"
      onClose={onClose}
      onSubmit={async () => {}}
    >
      {error ? <Alert color="red">{describeError(error)}</Alert> : <Loading />}
    </FormModal>
  );
}

interface ManyFormProps extends Omit<BulkSettingsProps, 'pupils'> {
  readonly pupils: readonly {
    readonly pupilId: string;
    readonly name: string;
    /** The shown version, when the pupil has settings of its own. */
    readonly settingsId?: string;
    readonly differs?: readonly string[];
  }[];
  readonly group: CallReply<'listSettings'>['versions'][number];
}

function ManyForm({ pupils, group, year, onClose, onDone }: ManyFormProps) {
  const { t } = useTranslation('school');
  const [draft, setDraft] = useState<BulkDraft>({
    allAsGroup: false,
    taskWay: 'keep',
    tasks: [],
    fields: [],
    values: draftOf(group),
  });
  const [overtaken, setOvertaken] = useState<readonly Overtaken[]>([]);
  const [changed, setChanged] = useState<readonly Changed[]>([]);
  const own = pupils.filter(({ differs = [] }) => differs.length > 0);

  const finish = (all: readonly Changed[]) => {
    onClose();
    if (all.length === 0) return onDone({ done: t('adjust.many.same') });
    return onDone({
      done: t('adjust.many.done', { count: all.length }),
      undo: async () => {
        const reply = await call('undoSettings', { body: { pupils: [...all] } });
        if (reply.overtaken.length === 0) return;
        const names = reply.overtaken.map(({ name }) => name).join(', ');
        throw new ApiError(409, { message: t('adjust.many.notUndone', { names }) });
      },
    });
  };
  const save = async () => {
    const looked =
      overtaken.length > 0
        ? overtaken.map(({ pupilId, settingsId }) => ({ pupilId, basedOn: settingsId }))
        : pupils.map(({ pupilId, settingsId = null }) => ({ pupilId, basedOn: settingsId }));
    const reply = await call('changeSettings', { body: { pupils: looked, change: bulkChange(draft) } });
    const all = [...changed, ...reply.changed];
    setChanged(all);
    setOvertaken(reply.overtaken);
    if (reply.overtaken.length === 0) await finish(all);
  };

  return (
    <FormModal
      title={t('adjust.many.title', { count: pupils.length })}
      submit={
        overtaken.length > 0
          ? t('adjust.many.also', { count: overtaken.length })
          : t('adjust.many.save', { count: pupils.length })
      }
      disabled={!isReady(draft)}
      size="xl"
      onClose={() => void (changed.length > 0 ? finish(changed) : onClose())}
      onSubmit={save}
    >
      <Text>{t('adjust.many.text')}</Text>
      {own.length > 0 ? (
        <Text size="sm" c="dimmed">
          {t('adjust.many.own', {
            names: own
              .map(({ name, differs = [] }) => {
                const fields = ownFields.filter((field) => differs.includes(field));
                return `${name} (${fields.map((field) => t(`adjust.own.field.${field}`)).join(', ')})`;
              })
              .join('; '),
          })}
        </Text>
      ) : null}
      <BulkFields draft={draft} onChange={setDraft} year={year} />
      {overtaken.length > 0 ? (
        <Alert
          role="alert"
          color="orange"
          icon={<IconUsers aria-hidden />}
          title={t('settings.conflict.title')}
        >
          {t('adjust.many.overtaken', {
            count: overtaken.length,
            names: overtaken
              .map(({ name, savedBy }) =>
                savedBy === null ? name : `${name} (${t('adjust.by', { name: savedBy })})`,
              )
              .join(', '),
          })}
        </Alert>
      ) : null}
    </FormModal>
  );
}
