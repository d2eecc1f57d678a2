import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../ui/plain/text-field';
import { ShowPassword } from './show-password';

interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A password that can be shown, and that says when capitals are on. */
export function PasswordField({ label, value, onChange, autoComplete, hint, error }: PasswordFieldProps) {
  const { t } = useTranslation('auth');
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  // Filling in by a password manager makes key events without the keyboard's state.
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false);
  return (
    <TextField
      label={label}
      name="password"
      type={visible ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={256}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={watch}
      onKeyUp={watch}
      onBlur={() => setCapsLock(false)}
      error={error}
      hint={capsLock ? t('login.capsLock') : hint}
      end={<ShowPassword visible={visible} onChange={setVisible} />}
    />
  );
}
