import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call';
import { botCheck } from '../../session/bot-check/bot-check';
import { loginPath } from '../../shared/constants';
import { useSending } from '../../ui/forms/use-sending';
import { ButtonLink } from '../../ui/plain/button-link';
import { Notice } from '../../ui/plain/notice';
import { TextField } from '../../ui/plain/text-field';
import styles from '../login/login-page.module.css';
import { AuthForm } from '../ui/auth-form';
import { Card } from '../ui/card';

/** Requests an email with a link. The reply is the same for every name. */
export function Component() {
  const { t } = useTranslation(['auth', 'common']);
  const [login, setLogin] = useState('');
  const [asked, setAsked] = useState(false);
  const { tried, busy, failure, send } = useSending();
  const missing = login.trim() === '';

  const ask = () =>
    send(!missing, async () => {
      const botToken = await botCheck.token('password-request');
      await call('requestPassword', { body: { login, botToken } });
      setAsked(true);
    });

  return (
    <Card>
      <h1>{t('request.title')}</h1>
      {asked ? (
        <output>
          <Notice kind="right">{t('request.asked', { login: login.trim() })}</Notice>
        </output>
      ) : (
        <AuthForm failure={failure} busy={busy} submit={t('request.send')} onSubmit={ask}>
          <p>{t('request.text')}</p>
          <TextField
            label={t('login.name')}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={login}
            onChange={(event) => setLogin(event.target.value)}
            error={tried && missing ? t('common:validation.required') : undefined}
          />
        </AuthForm>
      )}
      <p className={styles.aside}>{t(asked ? 'request.notThere' : 'request.children')}</p>
      <ButtonLink look="plain" to={loginPath}>
        {t('toLogin')}
      </ButtonLink>
    </Card>
  );
}
