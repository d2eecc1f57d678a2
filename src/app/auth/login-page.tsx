import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadAloudButton } from '../pupil/read-aloud-button';
import { ButtonLink } from '../ui/plain/button-link';
import { Notice } from '../ui/plain/notice';
import { Card } from './card';
import { CardGate, useCardLink } from './card-link';
import { ChildButton } from './child-button';
import { ChildSignIn } from './child-sign-in';
import { DemoLogins } from './demo-logins';
import styles from './login-page.module.css';
import { PasswordForm } from './password-form';

/** Signing in: adults by name and password, children by their class code or the code on their card. */
export function Component() {
  const { t } = useTranslation('auth');
  const link = useCardLink();
  const [asChild, setAsChild] = useState(link.asChild);
  if (link.step !== 'none') return <CardGate link={link} />;
  if (asChild) return <ChildSignIn onAdult={() => setAsChild(false)} />;
  return (
    <Card>
      <div>
        <h1 tabIndex={-1}>{t('login.title')}</h1>
        <p className={styles.welcome}>{t('login.welcome')}</p>
      </div>
      {link.problem ? (
        <Notice kind="again">
          {t(`card.problem.${link.problem}`)} <ReadAloudButton text={t(`card.problem.${link.problem}`)} />
        </Notice>
      ) : null}
      <ChildButton onClick={() => setAsChild(true)} />
      <PasswordForm />
      <ButtonLink look="plain" to="/auth/wachtwoordaanvragen">
        {t('login.forgot')}
      </ButtonLink>
      <DemoLogins />
    </Card>
  );
}
