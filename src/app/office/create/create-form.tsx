import { Button, Card, Group, SimpleGrid, Stack, TextInput, Title } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { longest } from '@/contract/form-rules';
import { ApiError } from '../../api/api-error';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { looksLikeAddress } from '../../ui/forms/looks-like-address';
import { useSending } from '../../ui/forms/use-sending';
import { useUnsavedChanges } from '../../ui/forms/use-unsaved-changes';
import { AccountFields, codeProblem } from '../shared/account-fields';
import { isComplete, LicenceFields } from '../shared/licence-fields';
import type { NewAccount } from './types';

interface CreateFormProps {
  /** The form begins with this: empty, or as an application asks. */
  readonly start: NewAccount;
  readonly onCreate: (account: NewAccount) => Promise<unknown>;
}

/** Form for a new account. Keeps the input when it fails. */
export function CreateForm({ start, onCreate }: CreateFormProps) {
  const { t } = useTranslation(['office', 'common']);
  const required = isNotEmpty(t('common:validation.required'));
  const form = useForm<NewAccount>({
    initialValues: start,
    validate: {
      name: required,
      schoolCode: (typed, { country }) => codeProblem(t, country, typed),
      admin: {
        name: required,
        email: (typed) => (looksLikeAddress(typed) ? null : t('common:validation.email')),
      },
    },
  });
  const { busy, failure, send } = useSending();
  useUnsavedChanges(form.isDirty() && !busy);
  const { licence } = form.values;

  const create = (account: NewAccount) =>
    send(isComplete(licence), async () => {
      try {
        await onCreate({ ...account, admin: { ...account.admin, email: account.admin.email.trim() } });
      } catch (error) {
        if (error instanceof ApiError) form.setErrors(error.fields);
        throw error;
      }
    });

  return (
    <Card
      withBorder
      shadow="sm"
      padding="lg"
      component="form"
      noValidate
      onSubmit={form.onSubmit((account) => void create(account))}
    >
      <Stack gap="lg">
        <AccountFields form={form} />
        <div>
          <Title order={3} size="h4" mb="xs">
            {t('create.admin')}
          </Title>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            <TextInput
              label={t('create.adminName')}
              required
              maxLength={longest.name}
              autoComplete="off"
              {...form.getInputProps('admin.name')}
            />
            <TextInput
              type="email"
              label={t('create.email')}
              description={t('create.emailHint')}
              // Below the field, so that it stands beside that of the name.
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              required
              maxLength={longest.email}
              autoComplete="off"
              {...form.getInputProps('admin.email')}
            />
          </SimpleGrid>
        </div>
        <div>
          <Title order={3} size="h4" mb="xs">
            {t('accounts.licence')}
          </Title>
          <LicenceFields value={licence} onChange={(next) => form.setFieldValue('licence', next)} />
        </div>
        <FailureAlert failure={failure} inForm />
        <Group>
          <Button type="submit" loading={busy}>
            {t('create.submit')}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
