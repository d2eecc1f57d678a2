import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isLongEnough, leastPassword } from '@/contract/password-length';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/call';
import { loginPath } from '../../shared/constants';
import { describeError } from '../../ui/forms/describe-error';
import { useSending } from '../../ui/forms/use-sending';
import { ButtonLink } from '../../ui/plain/button-link';
import { Notice } from '../../ui/plain/notice';
import { AuthForm } from '../ui/auth-form';
import { Card } from '../ui/card';
import { PasswordField } from './password-field';

const isOver = (failure: unknown) => failure instanceof ApiError && failure.code === 'password-link-over';

/** Sets a first or new password with the link of an email. */
const choosePassword = (kind: 'reset' | 'set') => () => {
  const { t } = useTranslation(['auth', 'common']);
  const { userId = '', herstelToken: token = '' } = useParams();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const { tried, busy, failure, send, fail } = useSending();

  useEffect(() => {
    // Checks the link without using it up, so that an expired one is reported before anything is typed.
    call('checkPasswordLink', { body: { userId, token } }).then((link) => setLogin(link.login), fail);
  }, [userId, token, fail]);

  const tooShort = !isLongEnough(password);
  const save = () =>
    send(!tooShort, async () => {
      await call('setPassword', { body: { userId, token, password } });
      setDone(true);
    });

  return (
    <Card>
      <h1>{t(`${kind}.title`)}</h1>
      {done ? (
        <>
          <output>
            <Notice kind="right">{t('choose.done')}</Notice>
          </output>
          <ButtonLink size="lg" to={loginPath} replace>
            {t('toLogin')}
          </ButtonLink>
        </>
      ) : isOver(failure) ? (
        <>
          <Notice kind="again">{describeError(failure)}</Notice>
          <ButtonLink size="lg" to="/auth/wachtwoordaanvragen">
            {t('request.title')}
          </ButtonLink>
        </>
      ) : (
        <AuthForm failure={failure} busy={busy} submit={t('choose.save')} onSubmit={save}>
          <p>{t(`${kind}.text`)}</p>
          {/* Tells password managers whose password this is. */}
          <input type="hidden" name="username" autoComplete="username" value={login} />
          <PasswordField
            label={t('choose.label')}
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            hint={t('choose.hint', { count: leastPassword })}
            error={tried && tooShort ? t('common:validation.minLength', { count: leastPassword }) : undefined}
          />
        </AuthForm>
      )}
    </Card>
  );
};

export const ResetPassword = choosePassword('reset');
export const SetPassword = choosePassword('set');
