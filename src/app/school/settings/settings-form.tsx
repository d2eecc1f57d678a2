import { Alert, Button, Card, Group, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDeviceFloppy, IconHistory, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/call';
import { queryClient } from '../../api/query';
import { formatMoment } from '../../i18n/format';
import type { Crumb } from '../../ui/crumbs';
import { describeError } from '../../ui/describe-error';
import { PageFrame } from '../../ui/page-frame';
import { useUnsavedChanges } from '../../ui/use-unsaved-changes';
import { usePlace } from '../use-place';
import { PreviewGame } from './preview-game';
import { RoundSettings } from './round-settings';
import { type Draft, draftOf, isSame, type SettingsShown } from './settings-draft';
import { TaskList } from './task-list';
import { useCollections } from './use-collections';

interface SettingsFormProps {
  readonly settings: SettingsShown;
  /** The version that is in use: what is saved follows on it. */
  readonly currentId: string;
  readonly crumbs: readonly Crumb[];
}

const mostTasks = 20;

export function SettingsForm({ settings, currentId, crumbs }: SettingsFormProps) {
  const { t } = useTranslation(['school', 'common']);
  const place = usePlace();
  const navigate = useNavigate();
  const { collections, titleOf } = useCollections();
  const [draft, setDraft] = useState<Draft>(() => draftOf(settings));
  const [saved, setSaved] = useState(draft);
  const [basedOn, setBasedOn] = useState(settings.current ? settings.settingsId : currentId);
  const [problem, setProblem] = useState<unknown>(null);
  const [saving, setSaving] = useState(false);
  const unsaved = !isSame(draft, saved);
  useUnsavedChanges(unsaved);
  const change = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }));
  const isOld = !settings.current;
  const complete = draft.title.trim() !== '' && draft.tasks.length > 0;
  const inConflict = problem instanceof ApiError && problem.status === 409;

  const save = async (follows: string) => {
    setSaving(true);
    setProblem(null);
    try {
      const made = await call('saveSettings', {
        params: { groupId: settings.groupId },
        body: { basedOn: follows, settings: draft },
      });
      await queryClient.invalidateQueries({ queryKey: ['listSettings'] });
      notifications.show({ message: t('settings.saved', { version: made.version }), color: 'teal' });
      // Nothing is unsaved any more before the address changes, or leaving would be asked about.
      flushSync(() => setSaved(draft));
      await navigate(place.oneSettings(made.settingsId), { replace: true });
    } catch (error) {
      setProblem(error);
    } finally {
      setSaving(false);
    }
  };

  /** The id of the version in use by now. */
  const newest = async () => {
    const { versions } = await call('listSettings', { params: { groupId: settings.groupId } });
    const found = versions.find((version) => version.current)?.settingsId ?? currentId;
    setBasedOn(found);
    return found;
  };

  const openNewest = async () => {
    const found = await newest();
    flushSync(() => setSaved(draft));
    await queryClient.invalidateQueries({ queryKey: ['listSettings'] });
    await navigate(place.oneSettings(found));
  };

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
          <PreviewGame draft={draft} />
          <Button
            leftSection={isOld ? <IconHistory size={20} /> : <IconDeviceFloppy size={20} stroke={1.75} />}
            disabled={!complete || !(unsaved || isOld)}
            loading={saving}
            onClick={() => void save(basedOn)}
          >
            {isOld ? t('settings.restore') : t('common:action.save')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {isOld ? (
          <Alert color="yellow" icon={<IconHistory aria-hidden />}>
            {t('settings.olderNote', { version: settings.version, date: formatMoment(settings.createdAt) })}
          </Alert>
        ) : null}
        {inConflict ? (
          <Alert
            role="alert"
            color="orange"
            icon={<IconUsers aria-hidden />}
            title={t('settings.conflict.title')}
          >
            <Stack gap="sm" align="flex-start">
              <Text>{t('settings.conflict.text')}</Text>
              <Group gap="sm">
                <Button variant="default" onClick={() => void openNewest()}>
                  {t('settings.conflict.newest')}
                </Button>
                <Button variant="default" onClick={() => void newest().then(save)}>
                  {t('settings.conflict.overwrite')}
                </Button>
              </Group>
            </Stack>
          </Alert>
        ) : problem ? (
          <Alert role="alert" color="red">
            {describeError(problem)}
          </Alert>
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
        <Card withBorder padding="lg" component="section">
          <Title order={2} size="h3">
            {t('settings.tasks')}
          </Title>
          <Text size="sm" c="dimmed" mb="md">
            {t('settings.tasksHint')}
          </Text>
          <Stack gap="md">
            <TaskList tasks={draft.tasks} onChange={(tasks) => change({ tasks })} />
            {draft.tasks.length === 0 ? <Text c="var(--on-again)">{t('settings.noTasks')}</Text> : null}
            <Select
              label={t('settings.addTask')}
              maw={420}
              searchable
              value={null}
              disabled={draft.tasks.length >= mostTasks}
              data={collections
                .filter(({ key }) => !draft.tasks.some((task) => task.collectionKey === key))
                .map(({ key }) => ({ value: key, label: titleOf(key) }))}
              onChange={(collectionKey) => {
                if (!collectionKey) return;
                const task = { collectionKey, required: true, roundsPerDay: 1, games: [], until: null };
                change({ tasks: [...draft.tasks, task] });
              }}
            />
          </Stack>
        </Card>
        <Card withBorder padding="lg" component="section">
          <Title order={2} size="h3" mb="md">
            {t('settings.round')}
          </Title>
          <RoundSettings draft={draft} onChange={change} />
        </Card>
      </Stack>
    </PageFrame>
  );
}
