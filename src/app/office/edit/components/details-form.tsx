import { Button, Card, Checkbox, Group, SimpleGrid, Stack, Text, Textarea, Title } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { flagNames } from '@/contract/flags';
import { ApiError } from '../../../api/api-error';
import { call } from '../../../api/call';
import { queryClient } from '../../../api/query';
import { FailureAlert } from '../../../ui/forms/failure-alert';
import { useUnsavedChanges } from '../../../ui/forms/use-unsaved-changes';
import { AccountFields, codeProblem } from '../../shared/account-fields';
import { useVersionedForm } from '../../shared/forms/use-versioned-form';
import { isComplete, LicenceFields } from '../../shared/licence-fields';
import { type AccountShown, type Details, detailsOf } from '../types';
import { Conflict } from './conflict';

interface DetailsFormProps {
  readonly accountId: string;
  readonly account: AccountShown;
}

/** Form for name, kind, country, licence, sections and notes of an account. */
export function DetailsForm({ accountId, account }: DetailsFormProps) {
  const { t } = useTranslation(['office', 'common']);
  /** The form was filled in from this account: the server refuses a save on anything else. */
  const [from, setFrom] = useState(account);
  const form = useForm<Details>({
    initialValues: detailsOf(account),
    validate: {
      name: isNotEmpty(t('common:validation.required')),
      schoolCode: (typed, { country }) => codeProblem(t, country, typed),
    },
  });
  const params = { accountId };
  const { busy, failure, submit, conflict } = useVersionedForm<Details, AccountShown, AccountShown>({
    form,
    begun: detailsOf(from),
    version: from.version,
    save: async (details, version) => {
      try {
        await call('changeAccount', { params, body: { ...details, version } });
      } catch (error) {
        if (error instanceof ApiError) form.setErrors(error.fields);
        throw error;
      }
      return call('readAccount', { params });
    },
    changed: 'account-changed',
    read: () => call('readAccount', { params }),
    detailsOf,
    done: t('edit.saved'),
    canUndo: () => true,
    isComplete: ({ licence }) => licence === null || isComplete(licence),
    onSaved: async (now) => {
      const details = detailsOf(now);
      form.setInitialValues(details);
      form.setValues(details);
      form.resetDirty(details);
      setFrom(now);
      await queryClient.invalidateQueries();
    },
  });
  const unsaved = form.isDirty();
  useUnsavedChanges(unsaved);
  const { licence, flags } = form.values;

  return (
    <Card withBorder shadow="sm" p={{ base: 'md', sm: 'lg' }} component="form" noValidate onSubmit={submit}>
      <Stack gap="lg">
        <Title order={2} size="h3">
          {t('edit.details')}
        </Title>
        <AccountFields form={form} />
        <div>
          <Title order={3} size="h4" mb="xs">
            {t('accounts.licence')}
          </Title>
          {licence ? (
            <LicenceFields value={licence} onChange={(next) => form.setFieldValue('licence', next)} />
          ) : (
            <Text c="dimmed">{t('edit.withoutLicence')}</Text>
          )}
        </div>
        <SimpleGrid
          component="fieldset"
          cols={{ base: 1, sm: 2 }}
          spacing="xs"
          style={{ border: 0, margin: 0, padding: 0 }}
        >
          <Text component="legend" fw={700} mb="xs">
            {t('edit.sections')}
          </Text>
          {flagNames.map((flag) => (
            <Checkbox
              key={flag}
              label={t(`flags.${flag}`)}
              checked={flags[flag] ?? false}
              onChange={(event) =>
                form.setFieldValue('flags', { ...flags, [flag]: event.currentTarget.checked })
              }
            />
          ))}
        </SimpleGrid>
        <Textarea
          label={t('edit.notes')}
          description={t('edit.notesHint')}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={10_000}
          {...form.getInputProps('notes')}
        />
        <FailureAlert failure={failure} inForm />
        {conflict ? (
          <Conflict {...conflict} />
        ) : (
          <Group>
            <Button type="submit" loading={busy} disabled={!unsaved}>
              {t('common:action.save')}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}
