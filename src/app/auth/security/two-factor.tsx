import { Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallReply, call } from '../../api/call';
import { formatDate } from '../../i18n/format';
import { setUser, signedInUser } from '../../session/session';
import { CardSection } from '../../ui/page/card-section';
import { ConnectApp } from './connect-app';
import { RecoveryCodes } from './recovery-codes';
import { SafeForm } from './safe-form';

interface TwoFactorProps {
  readonly state: CallReply<'readSecurity'>['twoFactor'];
  readonly onChanged: () => void;
}

type Step =
  | { readonly name: 'rest' | 'password' | 'renew' | 'stop' }
  | { readonly name: 'app'; readonly secret: string; readonly uri: string }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

/** Turns the second factor on with an app and recovery codes, and off again where that is allowed. */
export function TwoFactor({ state, onChanged }: TwoFactorProps) {
  const { t } = useTranslation(['security', 'common']);
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const { since, required, recoveryCodes } = state;
  const rest = () => setStep({ name: 'rest' });

  return (
    <CardSection
      title={t('second.title')}
      text={t('second.text')}
      state={
        <Badge size="lg" color={since ? 'teal.9' : 'gray'} variant={since ? 'filled' : 'default'}>
          {t(since ? 'second.on' : 'second.off')}
        </Badge>
      }
    >
      {step.name === 'rest' && since ? (
        <>
          <Text>{t('second.since', { date: formatDate(since), count: recoveryCodes })}</Text>
          {required ? <Text size="sm">{t('second.required')}</Text> : null}
          <Group gap="sm">
            <Button variant="default" onClick={() => setStep({ name: 'renew' })}>
              {t('codes.renew')}
            </Button>
            {required ? null : (
              <Button variant="default" onClick={() => setStep({ name: 'stop' })}>
                {t('second.stop')}
              </Button>
            )}
          </Group>
        </>
      ) : null}
      {step.name === 'rest' && !since ? (
        <>
          {required ? <Text fw={600}>{t('second.needed')}</Text> : null}
          <div>
            <Button onClick={() => setStep({ name: 'password' })}>{t('second.start')}</Button>
          </div>
        </>
      ) : null}
      {step.name === 'password' ? (
        <SafeForm
          asks={['password']}
          submit={t('second.next')}
          onCancel={rest}
          onSend={async ({ password }) =>
            setStep({ name: 'app', ...(await call('startTwoFactor', { body: { password } })) })
          }
        />
      ) : null}
      {step.name === 'app' ? (
        <ConnectApp
          secret={step.secret}
          uri={step.uri}
          onCancel={rest}
          onCode={async (code) => {
            const made = await call('confirmTwoFactor', { body: { code } });
            setStep({ name: 'codes', codes: made.recoveryCodes });
            onChanged();
          }}
        />
      ) : null}
      {step.name === 'codes' ? (
        <RecoveryCodes
          codes={step.codes}
          onKept={() => {
            const user = signedInUser();
            if (user) setUser({ ...user, needsTwoFactor: undefined });
            rest();
          }}
        />
      ) : null}
      {step.name === 'renew' ? (
        <SafeForm
          asks={['password', 'code']}
          submit={t('codes.renew')}
          onCancel={rest}
          onSend={async ({ password, code }) => {
            const made = await call('renewRecoveryCodes', { body: { password, code } });
            setStep({ name: 'codes', codes: made.recoveryCodes });
            onChanged();
          }}
        />
      ) : null}
      {step.name === 'stop' ? (
        <SafeForm
          asks={['password', 'code']}
          submit={t('second.stop')}
          onCancel={rest}
          onSend={async ({ password, code }) => {
            await call('stopTwoFactor', { body: { password, code } });
            rest();
            onChanged();
          }}
        />
      ) : null}
    </CardSection>
  );
}
