import { IconBackspace, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './number-pad.module.css';
import { typedAnswer } from './typed-answer';

interface Props {
  readonly value: string;
  /** Keys beside the digits: comma, fraction bar and space. */
  readonly extras?: readonly string[];
  readonly onChange: (value: string) => void;
  readonly onReady: () => void;
}

const digits = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '0'];

/** Number pad with large keys; the physical keyboard works too. */
export function NumberPad({ value, extras = [], onChange, onReady }: Props) {
  const { t } = useTranslation('pupil');
  const names: Readonly<Record<string, string>> = {
    ' ': t('simple.space'),
    '/': t('simple.bar'),
    '-': t('simple.minus'),
    r: t('simple.rest'),
    ',': t('simple.comma'),
    '.': t('simple.comma'),
  };
  return (
    <div className={styles.pad}>
      {digits.map((digit, place) => (
        <button
          key={digit}
          type="button"
          data-digit={digit}
          data-scan-row={`pad-${Math.floor(place / 3)}`}
          onClick={() => onChange(typedAnswer(value, digit, extras))}
        >
          {digit}
        </button>
      ))}
      {extras.map((key) => (
        <button
          key={key}
          type="button"
          data-extra={key}
          aria-label={names[key] ?? key}
          onClick={() => onChange(typedAnswer(value, key, extras))}
        >
          {{ ' ': '␣', '-': '−' }[key] ?? key}
        </button>
      ))}
      <button
        type="button"
        aria-label={t('simple.erase')}
        onClick={() => onChange(typedAnswer(value, 'Backspace', extras))}
      >
        <IconBackspace aria-hidden="true" />
      </button>
      <button type="button" className={styles.ready} disabled={value === ''} onClick={onReady}>
        <IconCheck aria-hidden="true" />
        {t('simple.ready')}
      </button>
    </div>
  );
}
