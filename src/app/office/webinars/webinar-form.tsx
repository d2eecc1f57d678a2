import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isWebAddress, webinarLimits } from '@/contract/webinar-rules';
import { call } from '../../api/call';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { useUnsavedChanges } from '../../ui/forms/use-unsaved-changes';
import { useVersionedForm } from '../shared/forms/use-versioned-form';
import { AppointmentFields, appointmentProblems } from './appointment-fields';
import { type Details, detailsOf, type WebinarShown } from './types';
import { WebinarConflict } from './webinar-conflict';
import { WebinarTexts } from './webinar-texts';

interface WebinarFormProps {
  readonly webinarId: string;
  readonly details: Details;
  /** 0 for a webinar that nobody has saved yet. */
  readonly version: number;
  readonly state: WebinarShown['state'];
  readonly onSaved: () => unknown;
  /** Renders the actions for the webinar as it was saved. */
  readonly actions?: (unsaved: boolean) => ReactNode;
}

/** Groups fields without a frame; what is disabled is still there to be read. */
const fieldset = {
  display: 'contents',
  '--mantine-color-disabled-color': 'var(--mantine-color-dimmed)',
} as const;

/** Form for texts, time, places and addresses of a webinar. */
export function WebinarForm({ webinarId, details, version, state, onSaved, actions }: WebinarFormProps) {
  const { t } = useTranslation(['office', 'common']);
  const urlProblem = (typed: string) =>
    typed.trim() === '' || isWebAddress(typed.trim()) ? null : t('webinars.wrongUrl');
  const form = useForm<Details>({
    initialValues: details,
    validate: { joinUrl: urlProblem, recordingUrl: urlProblem, ...appointmentProblems(t) },
  });
  const params = { webinarId };
  const { busy, failure, submit, conflict } = useVersionedForm<Details, WebinarShown>({
    form,
    begun: details,
    version,
    save: (edited, basedOn) => call('saveOfficeWebinar', { params, body: { ...edited, version: basedOn } }),
    changed: 'webinar-changed',
    read: () => call('readOfficeWebinar', { params }),
    detailsOf,
    done: t(state === 'published' ? 'webinars.savedAndTold' : 'edit.saved'),
    onSaved,
  });
  const unsaved = form.isDirty();
  useUnsavedChanges(unsaved && !busy);
  const isOver = state === 'over';
  return (
    <Stack gap="lg">
      {actions?.(unsaved)}
      <Card
        withBorder
        shadow="sm"
        p={{ base: 'md', sm: 'lg' }}
        maw={960}
        component="form"
        noValidate
        onSubmit={submit}
      >
        <Stack gap="lg">
          <Title order={2} size="h3">
            {t('edit.details')}
          </Title>
          {state === 'cancelled' ? <Text c="dimmed">{t('webinars.resumeFirst')}</Text> : null}
          <fieldset disabled={state === 'cancelled'} style={fieldset}>
            <WebinarTexts
              texts={form.values.texts}
              disabled={state === 'cancelled'}
              onChange={(texts) => form.setFieldValue('texts', texts)}
            />
            <fieldset disabled={isOver} style={fieldset}>
              <AppointmentFields form={form} />
              <TextInput
                type="url"
                label={t('webinars.joinUrl')}
                description={t('webinars.joinUrlHint')}
                maxLength={webinarLimits.url}
                {...form.getInputProps('joinUrl')}
              />
            </fieldset>
            {isOver ? (
              <TextInput
                type="url"
                label={t('webinars.recordingUrl')}
                description={t('webinars.recordingUrlHint')}
                maxLength={webinarLimits.url}
                {...form.getInputProps('recordingUrl')}
              />
            ) : null}
            <FailureAlert failure={failure} inForm />
            {conflict ? (
              <WebinarConflict {...conflict} />
            ) : (
              <Group>
                <Button type="submit" loading={busy} disabled={!unsaved && version > 0}>
                  {t(state === 'draft' ? 'messages.keep' : 'common:action.save')}
                </Button>
              </Group>
            )}
          </fieldset>
        </Stack>
      </Card>
    </Stack>
  );
}
