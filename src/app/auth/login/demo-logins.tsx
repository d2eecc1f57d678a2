import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type CallReply, call } from '../../api/call';
import { signIn } from '../../session/sign-in';
import { describeError } from '../../ui/forms/describe-error';
import { ButtonLink } from '../../ui/plain/button-link';
import { Notice } from '../../ui/plain/notice';
import styles from './login-page.module.css';

/** Offers a sign-in as each person of the demo school. Empty outside demo mode. */
export function DemoLogins() {
  const { t } = useTranslation(['auth', 'common']);
  const navigate = useNavigate();
  const [demo, setDemo] = useState<CallReply<'demoLogins'> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    // Outside demo mode the call answers 404, and nothing is shown.
    call('demoLogins').then(setDemo, () => undefined);
  }, []);

  if (!demo) return null;
  const enter = async (login: string, password: string) => {
    setFailure(null);
    try {
      const next = await signIn({ login, password });
      if (next !== 'code') await navigate(next.path, { replace: true });
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <section className={styles.demo}>
      <h2>{t('demo.title')}</h2>
      <p>{t('demo.text')}</p>
      {failure ? <Notice kind="again">{describeError(failure)}</Notice> : null}
      <ul>
        {demo.logins.map(({ role, login, password, name }) => (
          <li key={login}>
            <button type="button" onClick={() => void enter(login, password)}>
              {name}
              <small>{t(`demo.role.${role}`)}</small>
            </button>
          </li>
        ))}
        {demo.quickLogin ? (
          <li>
            <a href={demo.quickLogin.url}>
              {t('demo.card', { name: demo.quickLogin.name })}
              <small>{t('demo.role.leerling')}</small>
            </a>
          </li>
        ) : null}
      </ul>
      <ButtonLink look="plain" to="/auth/proefpost">
        {t('demo.mails')}
      </ButtonLink>
    </section>
  );
}
