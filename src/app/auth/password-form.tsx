import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signIn } from '../session/sign-in';
import { TextField } from '../ui/plain/text-field';
import { useSending } from '../ui/use-sending';
import { AuthForm } from './auth-form';
import { focusOn } from './focus-on';
import { PasswordField } from './password-field';

/** Name and password, then where asked the code of the app. What was typed stays when it fails. */
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
        <TextField
          label={t('login.code')}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          ref={focusOn}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          hint={t('login.codeHint')}
          error={required(code)}
        />
      ) : null}
    </AuthForm>
  );
}
