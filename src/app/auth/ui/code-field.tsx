import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/plain/text-field';
import { focusOn } from './focus-on';

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** An empty code was sent. */
  readonly isMissing: boolean;
}

/** Asks for the code of the app or one on paper; takes the focus when it comes. */
export function CodeField({ value, onChange, isMissing }: CodeFieldProps) {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <TextField
      label={t('login.code')}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
      ref={focusOn}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hint={t('login.codeHint')}
      error={isMissing ? t('common:validation.required') : undefined}
    />
  );
}
