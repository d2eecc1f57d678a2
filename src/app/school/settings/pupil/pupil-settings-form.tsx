import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { call } from '../../../api/call';
import { queryClient } from '../../../api/query';
import { useSending } from '../../../ui/forms/use-sending';
import type { Crumb } from '../../../ui/page/crumbs';
import { PageFrame } from '../../../ui/page/page-frame';
import { PupilTabs } from '../../shared/pupil-tabs';
import { useSchoolPaths } from '../../shared/use-school-paths';
import {
  draftOf,
  isComplete,
  type OwnField,
  overriddenFields,
  overridesOf,
  withOverrides,
} from '../draft/settings-draft';
import { useDraft } from '../draft/use-draft';
import { PreviewGame } from '../form/preview-game';
import { RestoredDraftNote } from '../form/restored-draft-note';
import { SaveProblem } from '../form/save-problem';
import { OlderNote, SaveBar, SaveVersion } from '../form/save-version';
import { PracticeParts } from '../practice/practice-parts';
import { OwnVersions } from './own-versions';
import type { PupilSettings } from './types';

interface PupilSettingsFormProps {
  readonly settings: PupilSettings;
  /** The shown version; null while the pupil has none. */
  readonly version: PupilSettings['versions'][number] | null;
  readonly year: number | null;
  readonly crumbs: readonly Crumb[];
}

export function PupilSettingsForm({ settings, version, year, crumbs }: PupilSettingsFormProps) {
  const { t } = useTranslation(['school', 'common']);
  const paths = useSchoolPaths();
  const navigate = useNavigate();
  const { pupilId, name } = settings.pupil;
  const group = draftOf(settings.group);
  const current = settings.versions.find((each) => each.current) ?? null;
  const first = withOverrides(group, version?.differs ?? {});
  const { draft, unsaved, isBack, change, take, drop, settle } = useDraft(
    `${pupilId} ${version?.settingsId ?? ''}`,
    first,
  );
  const { busy, failure, send, fail } = useSending();
  const isOld = version !== null && !version.current;
  const differs = overriddenFields(draft, group);

  const save = (basedOn: string | null) =>
    send(true, async () => {
      await call('savePupilSettings', {
        params: { pupilId },
        body: { basedOn, differs: overridesOf(draft, group) },
      });
      notifications.show({ message: t('adjust.own.saved', { name }), color: 'teal' });
      settle();
      await navigate(paths.pupilSettings(pupilId), { replace: true });
      await Promise.all(
        ['readPupilSettings', 'listSettings'].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        ),
      );
    });

  const openNewest = async () => {
    settle();
    await navigate(paths.pupilSettings(pupilId), { replace: true });
    await queryClient.invalidateQueries({ queryKey: ['readPupilSettings'] });
  };
  const overwrite = async () => {
    const { versions } = await call('readPupilSettings', { params: { pupilId } });
    await save(versions.find((each) => each.current)?.settingsId ?? null);
  };

  const saveButton = (
    <SaveVersion
      isOld={isOld}
      disabled={!isComplete(draft) || !(unsaved || isOld)}
      saving={busy}
      onSave={() => void save(current?.settingsId ?? null)}
    />
  );
  return (
    <PageFrame
      title={t('adjust.own.title', { name })}
      subtitle={
        differs.length === 0 ? t('adjust.own.nothing') : t('adjust.own.differs', { count: differs.length })
      }
      crumbs={crumbs}
      tabs={<PupilTabs current="settings" />}
      action={
        <>
          <Button
            component={Link}
            to={`/leerling/${pupilId}/landkaart`}
            variant="default"
            leftSection={<IconEye size={20} stroke={1.75} />}
          >
            {t('adjust.asThisPupil')}
          </Button>
          <PreviewGame draft={draft} year={year} />
          {unsaved ? null : saveButton}
        </>
      }
    >
      <Stack gap="md">
        <OlderNote version={version} />
        <RestoredDraftNote shown={isBack} onDrop={drop} />
        <Group justify="space-between" gap="sm">
          <Text maw={720}>{t('adjust.own.text')}</Text>
          {differs.length > 0 ? (
            <Button variant="default" onClick={() => take(group)}>
              {t('adjust.own.resetAll')}
            </Button>
          ) : null}
        </Group>
        <PracticeParts
          draft={draft}
          onChange={change}
          year={year}
          beside={{
            group,
            differs,
            onReset: (field: OwnField) => change({ [field]: group[field] }),
          }}
        />
        <OwnVersions versions={settings.versions.filter((each) => each !== version)} />
        <SaveBar
          unsaved={unsaved}
          save={saveButton}
          problem={
            failure ? (
              <SaveProblem
                problem={failure}
                onNewest={() => void openNewest().catch(fail)}
                onOverwrite={() => void overwrite().catch(fail)}
              />
            ) : null
          }
        />
      </Stack>
    </PageFrame>
  );
}
