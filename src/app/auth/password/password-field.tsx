import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/plain/text-field';
import { ShowPassword } from './show-password';

interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** Password field with a button to show it, and a warning for caps lock. */
export function PasswordField({ label, value, onChange, autoComplete, hint, error }: PasswordFieldProps) {
  const { t } = useTranslation('auth');
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  // Password managers send key events without the state of the keyboard.
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
