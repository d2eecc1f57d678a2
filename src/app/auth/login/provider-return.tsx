import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type CallReply, call } from '../../api/call';
import { enter } from '../../session/sign-in';
import { describeError } from '../../ui/forms/describe-error';
import { useSending } from '../../ui/forms/use-sending';
import { ButtonLink } from '../../ui/plain/button-link';
import { Notice } from '../../ui/plain/notice';
import { AuthForm } from '../ui/auth-form';
import { Card } from '../ui/card';
import { CodeField } from '../ui/code-field';
import { focusOn } from '../ui/focus-on';
import { finishProviderSignIn } from './providers';

type Pending = NonNullable<CallReply<'readProviderSignIn'>['pending']>;

/** Where the sign-in stands: still read, over, or waiting for an answer. */
type Step =
  | { readonly at: 'busy' | 'expired' }
  | { readonly at: 'ask'; readonly pending: Pending }
  | { readonly at: 'failed'; readonly error: unknown };

/**
 * Completes a sign-in with a provider: enters when all is known, else asks once whether the accounts belong together,
 * and for the code of the app where the provider asked for none.
 */
export function ProviderReturn({ isDone }: { readonly isDone: boolean }) {
  const { t } = useTranslation(['auth', 'common']);
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ at: 'busy' });

  useEffect(() => {
    const go = async () => {
      if (isDone) {
        await navigate(await enter(), { replace: true });
        return;
      }
      const { pending } = await call('readProviderSignIn');
      setStep(pending ? { at: 'ask', pending } : { at: 'expired' });
    };
    go().catch((error: unknown) => setStep({ at: 'failed', error }));
  }, [isDone, navigate]);

  if (step.at === 'busy') {
    return (
      <Card>
        <output>{t('provider.busy')}</output>
      </Card>
    );
  }
  if (step.at === 'ask') return <Ask {...step.pending} />;
  return (
    <Card>
      <Notice kind="again">
        {step.at === 'failed' ? describeError(step.error) : t('provider.problem.expired')}
      </Notice>
      <ButtonLink to="/auth/login" reloadDocument>
        {t('provider.again')}
      </ButtonLink>
    </Card>
  );
}

function Ask({ provider, name, school, links, code: asksCode }: Pending) {
  const { t } = useTranslation(['auth', 'common']);
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const { tried, busy, failure, send } = useSending();
  const finish = () =>
    send(!asksCode || code.trim() !== '', async () => {
      await finishProviderSignIn(asksCode ? code : undefined);
      await navigate(await enter(), { replace: true });
    });
  return (
    <Card>
      <div>
        <h1 tabIndex={-1} ref={asksCode ? undefined : focusOn}>
          {t(links ? 'provider.linkTitle' : 'provider.codeTitle')}
        </h1>
        <p>{t(links ? 'provider.linkText' : 'provider.codeText', { provider, name, school })}</p>
      </div>
      <AuthForm
        failure={failure}
        busy={busy}
        submit={t(links ? 'provider.link' : 'login.submit')}
        onSubmit={finish}
      >
        {asksCode ? (
          <CodeField value={code} onChange={setCode} isMissing={tried && code.trim() === ''} />
        ) : null}
      </AuthForm>
      <ButtonLink look="plain" to="/auth/login" reloadDocument>
        {t('provider.notMe')}
      </ButtonLink>
    </Card>
  );
}
