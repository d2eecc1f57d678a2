import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call';
import { botCheck } from '../bot-check/bot-check';
import { loginPath } from '../constants';
import { describeError } from '../ui/describe-error';
import { Button } from '../ui/plain/button';
import { ButtonLink } from '../ui/plain/button-link';
import { Notice } from '../ui/plain/notice';
import { TextField } from '../ui/plain/text-field';
import { Card } from './card';
import styles from './login-page.module.css';

/** Asking for a letter with a link; what is said afterwards is the same for every name. */
export function Component() {
  const { t } = useTranslation(['auth', 'common']);
  const [login, setLogin] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const send = async () => {
    setTried(true);
    if (login.trim() === '') return;
    setBusy(true);
    setFailure(null);
    try {
      const botToken = await botCheck.token('password-request');
      await call('requestPassword', { body: { login, botToken } });
      setAsked(true);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card>
      <h1>{t('request.title')}</h1>
      {asked ? (
        <output>
          <Notice kind="right">{t('request.asked', { login: login.trim() })}</Notice>
        </output>
      ) : (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <p>{t('request.text')}</p>
          {failure ? <Notice kind="again">{describeError(failure)}</Notice> : null}
          <TextField
            label={t('login.name')}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={login}
            onChange={(event) => setLogin(event.target.value)}
            error={tried && login.trim() === '' ? t('common:validation.required') : undefined}
          />
          <Button type="submit" size="lg" busy={busy}>
            {t('request.send')}
          </Button>
        </form>
      )}
      <p className={styles.aside}>{t(asked ? 'request.notThere' : 'request.children')}</p>
      <ButtonLink look="plain" to={loginPath}>
        {t('toLogin')}
      </ButtonLink>
    </Card>
  );
}
