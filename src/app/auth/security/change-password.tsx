import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call';
import { CardSection } from '../../ui/page/card-section';
import { SafeForm } from './safe-form';

type Step = 'rest' | 'form' | 'done';

/** Changes the password of the signed-in person. */
export function ChangePassword({ onChanged }: { readonly onChanged: () => void }) {
  const { t } = useTranslation('security');
  const [step, setStep] = useState<Step>('rest');
  return (
    <CardSection title={t('password.title')} text={t('password.text')}>
      {step === 'done' ? (
        <Text fw={600} component="output">
          {t('password.done')}
        </Text>
      ) : null}
      {step === 'form' ? (
        <SafeForm
          asks={['password', 'next']}
          submit={t('password.save')}
          onCancel={() => setStep('rest')}
          onSend={async ({ password, next }) => {
            await call('changePassword', { body: { password, next } });
            setStep('done');
            onChanged();
          }}
        />
      ) : (
        <div>
          <Button variant="default" onClick={() => setStep('form')}>
            {t('password.change')}
          </Button>
        </div>
      )}
    </CardSection>
  );
}
