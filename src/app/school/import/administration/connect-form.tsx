import { Button, Group, PasswordInput, Select, Stack, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { type CallInput, type CallReply, call } from '../../../api/call';
import { FailureAlert } from '../../../ui/forms/failure-alert';
import { useSending } from '../../../ui/forms/use-sending';

type Shown = CallReply<'readAdministration'>;
type SchoolId = CallInput<'connectAdministration'>['body']['school'];

/** A BRIN, with or without a branch; anything else is a code of the administration system itself. */
function schoolOf(code: string): SchoolId {
  const [, brin, branch] = /^(\d{2}[A-Z]{2})(\d{2})?$/.exec(code.trim().toUpperCase()) ?? [];
  return brin === undefined ? { schoolKey: code.trim() } : { brin, branch: branch ?? null };
}

interface ConnectFormProps {
  readonly systems: Shown['systems'];
  /** Values of the connection whose key is replaced, or of the school. */
  readonly systemId: string | null;
  readonly code: string;
  readonly onConnected: () => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Form for the administration system of a school and its key there. The key is not kept in the page once it is sent. */
export function ConnectForm({ systems, systemId, code, onConnected, onCancel }: ConnectFormProps) {
  const { t } = useTranslation(['school', 'common']);
  const required = isNotEmpty(t('common:validation.required'));
  const form = useForm({
    initialValues: {
      systemId: systemId ?? (systems.length === 1 ? (systems[0]?.id ?? '') : ''),
      code,
      key: '',
    },
    validate: { systemId: required, code: required, key: required },
  });
  const { busy, failure, send } = useSending();
  const save = async (values: typeof form.values) => {
    const body = { systemId: values.systemId, school: schoolOf(values.code), key: values.key.trim() };
    await call('connectAdministration', { body });
    form.setFieldValue('key', '');
    await onConnected();
  };
  return (
    <form noValidate onSubmit={form.onSubmit((values) => void send(true, () => save(values)))}>
      <Stack gap="md">
        <Select
          label={t('import.administration.system')}
          required
          allowDeselect={false}
          data={systems.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('systemId')}
        />
        <TextInput
          label={t('import.administration.code')}
          description={t('import.administration.codeHint')}
          required
          maxLength={256}
          autoComplete="off"
          {...form.getInputProps('code')}
        />
        <PasswordInput
          label={t('import.administration.key')}
          description={t('import.administration.keyHint')}
          required
          maxLength={500}
          autoComplete="off"
          visibilityToggleButtonProps={{ 'aria-label': t('import.administration.showKey') }}
          {...form.getInputProps('key')}
        />
        <FailureAlert failure={failure} inForm />
        <Group gap="sm">
          <Button type="submit" loading={busy}>
            {t('import.administration.save')}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t('common:action.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
