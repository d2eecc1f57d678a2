import { Card, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call';
import { queryClient } from '../../../api/query';
import { useSending } from '../../../ui/forms/use-sending';
import type { Crumb } from '../../../ui/page/crumbs';
import { PageFrame } from '../../../ui/page/page-frame';
import { useSchoolPaths } from '../../shared/use-school-paths';
import { type Draft, draftOf, isComplete, type SettingsShown } from '../draft/settings-draft';
import { useDraft } from '../draft/use-draft';
import { CourseNote } from '../form/course-note';
import { PreviewGame } from '../form/preview-game';
import { RestoredDraftNote } from '../form/restored-draft-note';
import { SaveProblem } from '../form/save-problem';
import { OlderNote, SaveBar, SaveVersion } from '../form/save-version';
import { PracticeParts } from '../practice/practice-parts';

interface GroupSettingsFormProps {
  readonly settings: SettingsShown;
  /** Id of the current version, on which a new one is based. */
  readonly currentId: string;
  readonly year: number | null;
  readonly crumbs: readonly Crumb[];
}

export function GroupSettingsForm({ settings, currentId, year, crumbs }: GroupSettingsFormProps) {
  const { t } = useTranslation(['school', 'common']);
  const paths = useSchoolPaths();
  const navigate = useNavigate();
  const { draft, unsaved, isBack, change, drop, settle } = useDraft(settings.settingsId, draftOf(settings));
  const [basedOn, setBasedOn] = useState(settings.current ? settings.settingsId : currentId);
  const { busy, failure, send, fail } = useSending();
  const isOld = !settings.current;

  const save = (follows: string, made: Draft = draft) =>
    send(true, async () => {
      const saved = await call('saveSettings', {
        params: { groupId: settings.groupId },
        body: { basedOn: follows, settings: made },
      });
      await queryClient.invalidateQueries({ queryKey: ['listSettings'] });
      notifications.show({ message: t('settings.saved', { version: saved.version }), color: 'teal' });
      settle();
      await navigate(paths.oneSettings(saved.settingsId), { replace: true });
    });

  /** Reads the id of the current version again. */
  const newest = async () => {
    const { versions } = await call('listSettings', { params: { groupId: settings.groupId } });
    const found = versions.find((version) => version.current)?.settingsId ?? currentId;
    setBasedOn(found);
    return found;
  };

  const openNewest = async () => {
    const found = await newest();
    settle();
    await queryClient.invalidateQueries({ queryKey: ['listSettings'] });
    await navigate(paths.oneSettings(found));
  };

  const saveButton = (
    <SaveVersion
      isOld={isOld}
      disabled={!isComplete(draft) || !(unsaved || isOld)}
      saving={busy}
      onSave={() => void save(basedOn)}
    />
  );
  return (
    <PageFrame
      title={settings.title}
      subtitle={[
        t('settings.version', { version: settings.version }),
        settings.current ? t('settings.current') : t('settings.older'),
      ].join(' · ')}
      crumbs={crumbs}
      action={
        <>
          <PreviewGame draft={draft} year={year} />
          {unsaved ? null : saveButton}
        </>
      }
    >
      <Stack gap="md">
        <OlderNote version={settings} />
        <RestoredDraftNote shown={isBack} onDrop={drop} />
        {settings.current && settings.courseUndecided && !draft.yearCourse ? (
          <CourseNote
            busy={busy}
            onSwitchOn={() =>
              // What is being edited is saved by its own button.
              unsaved ? change({ yearCourse: true }) : void save(basedOn, { ...draft, yearCourse: true })
            }
          />
        ) : null}
        <Card withBorder padding="lg">
          <TextInput
            label={t('settings.name')}
            maw={420}
            maxLength={80}
            required
            value={draft.title}
            error={draft.title.trim() === '' ? t('common:validation.required') : null}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
        </Card>
        <PracticeParts draft={draft} onChange={change} year={year} />
        <SaveBar
          unsaved={unsaved}
          save={saveButton}
          problem={
            failure ? (
              <SaveProblem
                problem={failure}
                onNewest={() => void openNewest().catch(fail)}
                onOverwrite={() =>
                  void newest()
                    .then((found) => save(found))
                    .catch(fail)
                }
              />
            ) : null
          }
        />
      </Stack>
    </PageFrame>
  );
}
