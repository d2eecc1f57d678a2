import { typed } from '@games/kit/input/typing';
import { IconBackspace } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './number-pad.module.css';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onReady: () => void;
}

const digits = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '0'];

/** Big keys for a number; the physical keyboard does the same. */
export function NumberPad({ value, onChange, onReady }: Props) {
  const { t } = useTranslation('pupil');
  return (
    <div className={styles.pad}>
      {digits.map((digit) => (
        <button key={digit} type="button" data-digit={digit} onClick={() => onChange(typed(value, digit))}>
          {digit}
        </button>
      ))}
      <button
        type="button"
        aria-label={t('simple.erase')}
        onClick={() => onChange(typed(value, 'Backspace'))}
      >
        <IconBackspace aria-hidden="true" />
      </button>
      <button type="button" className={styles.ready} disabled={value === ''} onClick={onReady}>
        {t('simple.ready')}
      </button>
    </div>
  );
}
