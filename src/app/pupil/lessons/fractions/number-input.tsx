import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { readNumber } from '@/maths/number/read-number';
import { mostParts, type Share, shareOf, shareText } from '@/maths/strategy/fractions/fraction-play';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import styles from './fraction-page.module.css';

interface NumberInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** Takes a number that is typed in any notation or built by tapping. */
export function NumberInput({ label, value, onChange }: NumberInputProps) {
  const { t } = useTranslation('pupil');
  const id = useId();
  const reading = readNumber(value);
  const share = reading.ok ? shareOf(reading) : null;
  const problem = reading.ok ? null : reading.problem;
  return (
    <div className={styles.form}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.making}>
        <input
          id={id}
          value={value}
          maxLength={16}
          autoComplete="off"
          spellCheck="false"
          aria-describedby={`${id}-said`}
          aria-invalid={problem !== null && problem !== 'empty'}
          onChange={(event) => onChange(event.target.value)}
        />
        {share !== null && <Steppers share={share} onChange={(made) => onChange(shareText(made))} />}
      </div>
      <p className={styles.hint}>{t('fractions.hint')}</p>
      <div id={`${id}-said`} aria-live="polite" className={styles.said}>
        {problem !== null && (
          <p className={problem === 'empty' ? styles.quiet : styles.problem}>
            {t(`fractions.problem.${problem}`)} <ReadAloudButton text={t(`fractions.problem.${problem}`)} />
          </p>
        )}
      </div>
    </div>
  );
}

/** Largest number of wholes that can be drawn. */
const mostWholes = 6;

function Steppers({ share, onChange }: { readonly share: Share; readonly onChange: (share: Share) => void }) {
  const { t } = useTranslation('pupil');
  const { num, den } = share;
  const step = (name: 'fewer' | 'more' | 'larger' | 'smaller', made: Share, closed: boolean) => (
    <button
      type="button"
      aria-label={t(`fractions.step.${name}`)}
      disabled={closed}
      onClick={() => onChange(made)}
    >
      {name === 'fewer' || name === 'larger' ? (
        <IconMinus aria-hidden="true" />
      ) : (
        <IconPlus aria-hidden="true" />
      )}
    </button>
  );
  const same = (parts: number) => ({ num: Math.min(num, parts * mostWholes), den: parts });
  return (
    <div className={styles.steppers}>
      {step('fewer', { num: num - 1, den }, num === 0)}
      <b aria-hidden="true">{num}</b>
      {step('more', { num: num + 1, den }, num >= den * mostWholes)}
      <hr />
      {step('larger', same(den - 1), den === 1)}
      <b aria-hidden="true">{den}</b>
      {step('smaller', same(den + 1), den >= mostParts)}
    </div>
  );
}
