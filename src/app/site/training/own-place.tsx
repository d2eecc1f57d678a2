import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallReply, call } from '../../api/call';
import { describeError } from '../../ui/forms/describe-error';
import { Button } from '../../ui/plain/button';
import { Notice } from '../../ui/plain/notice';
import about from '../about/about.module.css';
import { useWhen } from './use-when';

/** The button that was pressed is gone: the keyboard goes on where the answer is. */
const takeFocus = (answer: HTMLElement | null) => answer?.focus();

/** The place of a visitor who opened the link of an email, and a button that gives it up. */
export function OwnPlace({ token }: { readonly token: string }) {
  const { t } = useTranslation('training');
  const whenOf = useWhen();
  const [own, setOwn] = useState<CallReply<'checkWebinarSignUp'> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [step, setStep] = useState<'asked' | 'busy' | 'gone'>('asked');
  const look = useCallback(
    () => call('checkWebinarSignUp', { body: { token } }).then(setOwn, setFailure),
    [token],
  );
  useEffect(() => void look(), [look]);
  const giveUp = async () => {
    setStep('busy');
    setFailure(null);
    try {
      await call('cancelWebinarSignUp', { body: { token } });
      setStep('gone');
    } catch (error) {
      setFailure(error);
      setStep('asked');
    }
  };
  return (
    <section className={about.trial} aria-label={t('webinars.own')}>
      <h2>{t('webinars.own')}</h2>
      {failure ? <Notice kind="again">{describeError(failure)}</Notice> : null}
      {step === 'gone' ? (
        <div ref={takeFocus} tabIndex={-1}>
          <Notice kind="right">{t('webinars.signedOff')}</Notice>
        </div>
      ) : null}
      {own && step !== 'gone' ? (
        <>
          <p>
            <b>{own.title}</b>
            <br />
            {whenOf(own)}
          </p>
          <p>{t(`webinars.${own.state}`)}</p>
          <div>
            <Button busy={step === 'busy'} onClick={() => void giveUp()}>
              {t('webinars.signOff')}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  );
}
