import { PasswordInput, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { FormModal } from '../../../ui/forms/form-modal';
import { useSchoolPaths } from '../../shared/use-school-paths';
import type { CardShown } from './login-card';

interface SignInMethodProps {
  readonly cards: readonly CardShown[];
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

type Kind = 'pictures' | 'word' | 'own';

/** Minimum length of a password of one's own. */
const leastLetters = 4;

const kindOf = ({ pictures, word }: CardShown): Kind => (pictures ? 'pictures' : word ? 'word' : 'own');

/** Sets how pupils sign in without a card, for all shown pupils or for one. */
export function SignInMethod({ cards, onClose, onDone }: SignInMethodProps) {
  const { t } = useTranslation('school');
  const { groupId } = useSchoolPaths();
  const [only] = cards.length === 1 ? cards : [];
  const [kind, setKind] = useState<Kind>(() => (only ? kindOf(only) : 'pictures'));
  const [password, setPassword] = useState('');
  const save = async () => {
    const pupilIds = cards.map(({ pupilId }) => pupilId);
    const signIn = kind === 'own' ? { kind, password: password.trim() } : { kind };
    await call('setSignIn', { params: { groupId }, body: { pupilIds, signIn } });
    onClose();
    await onDone();
  };
  return (
    <FormModal
      title={
        only
          ? t('passwords.kind.titleOne', { name: only.name })
          : t('passwords.kind.title', { count: cards.length })
      }
      submit={t('passwords.kind.save')}
      disabled={kind === 'own' && password.trim().length < leastLetters}
      onClose={onClose}
      onSubmit={save}
    >
      <Text c="dimmed">{t('passwords.kind.text')}</Text>
      <Radio.Group
        aria-label={t('passwords.kind.label')}
        value={kind}
        onChange={(value) => setKind(value as Kind)}
      >
        <Stack gap="sm">
          <Radio
            value="pictures"
            label={t('passwords.kind.pictures')}
            description={t('passwords.kind.picturesText')}
          />
          <Radio value="word" label={t('passwords.kind.word')} description={t('passwords.kind.wordText')} />
          {only ? (
            <Radio value="own" label={t('passwords.kind.own')} description={t('passwords.kind.ownText')} />
          ) : null}
        </Stack>
      </Radio.Group>
      {kind === 'own' ? (
        <PasswordInput
          label={t('passwords.kind.password')}
          description={t('passwords.kind.passwordText')}
          autoComplete="new-password"
          maxLength={64}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      ) : null}
    </FormModal>
  );
}
