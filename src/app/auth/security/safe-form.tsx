import { Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isLongEnough, leastPassword } from '@/contract/password-length';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { useSending } from '../../ui/forms/use-sending';

/** The current password, the app's code and a new password. */
type Field = 'password' | 'code' | 'next';

interface SafeFormProps {
  readonly asks: readonly Field[];
  readonly submit: string;
  readonly onSend: (typed: Readonly<Record<Field, string>>) => Promise<void>;
  readonly onCancel: () => void;
}

/**
 * Confirms a change with the password, the app's code, or both, and asks for a new password where needed. Keeps the
 * input when it fails.
 */
export function SafeForm({ asks, submit, onSend, onCancel }: SafeFormProps) {
  const { t } = useTranslation(['security', 'common']);
  const required = (field: Field) => (typed: string) =>
    asks.includes(field) && typed === '' ? t('common:validation.required') : null;
  const fields = useForm({
    initialValues: { password: '', code: '', next: '' },
    validate: {
      password: required('password'),
      code: required('code'),
      next: (typed) =>
        asks.includes('next') && !isLongEnough(typed)
          ? t('common:validation.minLength', { count: leastPassword })
          : null,
    },
  });
  const { busy, failure, send } = useSending();

  // Takes the focus of the button it replaces.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  return (
    <form ref={form} noValidate onSubmit={fields.onSubmit((typed) => void send(true, () => onSend(typed)))}>
      <Stack gap="sm" maw={380}>
        <FailureAlert failure={failure} />
        {asks.includes('password') ? (
          <PasswordInput
            label={t('form.password')}
            autoComplete="current-password"
            {...fields.getInputProps('password')}
            visibilityToggleButtonProps={{ 'aria-label': t('form.showPassword') }}
          />
        ) : null}
        {asks.includes('code') ? (
          <TextInput
            label={t('form.code')}
            description={t('form.codeHint')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            {...fields.getInputProps('code')}
          />
        ) : null}
        {asks.includes('next') ? (
          <PasswordInput
            label={t('form.next')}
            description={t('form.nextHint', { count: leastPassword })}
            autoComplete="new-password"
            {...fields.getInputProps('next')}
            visibilityToggleButtonProps={{ 'aria-label': t('form.showPassword') }}
          />
        ) : null}
        <Group gap="sm">
          <Button type="submit" loading={busy}>
            {submit}
          </Button>
          <Button variant="subtle" onClick={onCancel}>
            {t('common:action.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
