import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { providerProblems } from '@/contract/sign-in-providers';
import { ReadAloudButton } from '../../pupil/ui/read-aloud/read-aloud-button';
import { landing } from '../../session/landing';
import { useUser } from '../../session/session';
import { ButtonLink } from '../../ui/plain/button-link';
import { Notice } from '../../ui/plain/notice';
import { CardGate, useCardLink } from '../child/card-link';
import { ChildSignIn } from '../child/child-sign-in';
import { Card } from '../ui/card';
import { ChildButton } from './child-button';
import { DemoLogins } from './demo-logins';
import styles from './login-page.module.css';
import { PasswordForm } from './password-form';
import { ProviderButtons } from './provider-buttons';

const ProviderReturn = lazy(async () => ({ default: (await import('./provider-return')).ProviderReturn }));

/** Reads how a sign-in with a provider came back, from the address. */
function readReturn() {
  const query = new URLSearchParams(location.search);
  const problem = providerProblems.find((name) => name === query.get('aanbieder-fout'));
  return { from: query.get('aanbieder'), problem };
}

/** Signs adults in by name and password, and children by class code or card. */
export function Component() {
  const { t } = useTranslation('auth');
  const link = useCardLink();
  const [asChild, setAsChild] = useState(link.asChild);
  const [{ from, problem }] = useState(readReturn);
  const user = useUser();
  if (from) {
    return (
      <Suspense fallback={null}>
        <ProviderReturn isDone={from === 'klaar'} />
      </Suspense>
    );
  }
  if (link.step !== 'none') return <CardGate link={link} />;
  if (asChild) return <ChildSignIn onAdult={() => setAsChild(false)} />;
  return (
    <Card>
      <div>
        <h1 tabIndex={-1}>{t('login.title')}</h1>
        {user ? null : <p className={styles.welcome}>{t('login.welcome')}</p>}
      </div>
      {/* Only a page of another role sends somebody here who is signed in. */}
      {user ? (
        <>
          <Notice kind="again">{t('login.otherRole', { name: user.name })}</Notice>
          <ButtonLink to={landing(user)}>{t('login.ownPage')}</ButtonLink>
        </>
      ) : null}
      {link.problem ? (
        <Notice kind="again">
          {t(`card.problem.${link.problem}`)} <ReadAloudButton text={t(`card.problem.${link.problem}`)} />
        </Notice>
      ) : null}
      {problem ? <Notice kind="again">{t(`provider.problem.${problem}`)}</Notice> : null}
      <ChildButton onClick={() => setAsChild(true)} />
      <PasswordForm />
      <ProviderButtons />
      <ButtonLink look="plain" to="/auth/wachtwoordaanvragen">
        {t('login.forgot')}
      </ButtonLink>
      <DemoLogins />
    </Card>
  );
}
