import { Alert, Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../ui/describe-error';

interface SafeFormProps {
  readonly asks: readonly ('password' | 'code')[];
  readonly submit: string;
  readonly onSend: (typed: { readonly password: string; readonly code: string }) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for the password, the code of the app, or both, before something changes. What was typed stays when it fails. */
export function SafeForm({ asks, submit, onSend, onCancel }: SafeFormProps) {
  const { t } = useTranslation(['security', 'common']);
  const [typed, setTyped] = useState({ password: '', code: '' });
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const missing = (field: 'password' | 'code') =>
    tried && typed[field] === '' ? t('common:validation.required') : undefined;

  const send = async () => {
    setTried(true);
    if (asks.some((field) => typed[field] === '')) return;
    setBusy(true);
    setFailure(null);
    try {
      await onSend(typed);
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap="sm" maw={380}>
        {failure ? (
          <Alert role="alert" color="red" variant="light">
            {describeError(failure)}
          </Alert>
        ) : null}
        {asks.includes('password') ? (
          <PasswordInput
            label={t('form.password')}
            autoComplete="current-password"
            data-autofocus
            value={typed.password}
            onChange={({ currentTarget: { value } }) => setTyped((was) => ({ ...was, password: value }))}
            error={missing('password')}
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
            value={typed.code}
            onChange={({ currentTarget: { value } }) => setTyped((was) => ({ ...was, code: value }))}
            error={missing('code')}
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
