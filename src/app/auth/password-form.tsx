import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signIn } from '../session/sign-in';
import { describeError } from '../ui/describe-error';
import { Button } from '../ui/plain/button';
import { Notice } from '../ui/plain/notice';
import { TextField } from '../ui/plain/text-field';
import styles from './login-page.module.css';
import { PasswordField } from './password-field';

/** The code was just asked for, and nothing else is to be done. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** Name and password, then where asked the code of the app. What was typed stays when it fails. */
export function PasswordForm() {
  const { t } = useTranslation(['auth', 'common']);
  const navigate = useNavigate();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const required = (value: string) =>
    tried && value.trim() === '' ? t('common:validation.required') : undefined;

  const send = async () => {
    setTried(true);
    if (login.trim() === '' || password === '' || (asksCode && code === '')) return;
    setBusy(true);
    setFailure(null);
    try {
      const next = await signIn({ login, password, ...(asksCode ? { code } : {}) });
      if (next === 'code') setAsksCode(true);
      else await navigate(next.path, { replace: true });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {failure ? <Notice kind="again">{describeError(failure)}</Notice> : null}
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
          ref={focus}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          hint={t('login.codeHint')}
          error={required(code)}
        />
      ) : null}
      <Button type="submit" size="lg" busy={busy}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
