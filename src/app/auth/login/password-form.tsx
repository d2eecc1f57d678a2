import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signIn } from '../../session/sign-in';
import { useSending } from '../../ui/forms/use-sending';
import { TextField } from '../../ui/plain/text-field';
import { PasswordField } from '../password/password-field';
import { AuthForm } from '../ui/auth-form';
import { CodeField } from '../ui/code-field';

/** Asks for name and password, and then for the app's code where needed. Keeps the input when it fails. */
export function PasswordForm() {
  const { t } = useTranslation(['auth', 'common']);
  const navigate = useNavigate();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  const { tried, busy, failure, send } = useSending();

  const required = (value: string) =>
    tried && value.trim() === '' ? t('common:validation.required') : undefined;

  const complete = login.trim() !== '' && password !== '' && !(asksCode && code === '');
  const enter = () =>
    send(complete, async () => {
      const next = await signIn({ login, password, ...(asksCode ? { code } : {}) });
      if (next === 'code') setAsksCode(true);
      else await navigate(next.path, { replace: true });
    });

  return (
    <AuthForm failure={failure} busy={busy} submit={t('login.submit')} onSubmit={enter}>
      <TextField
        label={t('login.name')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={login}
        onChange={(event) => setLogin(event.target.value)}
        error={required(login)}
      />
      <PasswordField
        label={t('login.password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={required(password)}
      />
      {asksCode ? (
        <CodeField value={code} onChange={setCode} isMissing={tried && code.trim() === ''} />
      ) : null}
    </AuthForm>
  );
}
