import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type ScanWish, scanPaces } from '../preferences';
import { ReadAloudButton } from '../read-aloud-button';
import styles from './scan-settings.module.css';
import { useScanWish } from './use-scan';

const kinds = [
  { switches: 0, text: 'off' },
  { switches: 1, text: 'one' },
  { switches: 2, text: 'two' },
] as const;
const paceNames = { 3500: 'slow', 2200: 'usual', 1300: 'quick' } as const;

/** Whether the child scans with one switch or two, and how fast. */
export function ScanSettings() {
  const { t } = useTranslation('pupil');
  const own = useScanWish();
  const name = useId();
  if (own === null) return null;
  const [wish, keep] = own;
  const change = (changed: Partial<ScanWish>) => keep({ ...wish, ...changed });
  const keys = t(wish.switches === 1 ? 'scan.keysOne' : 'scan.keysTwo');
  return (
    <div className={styles.settings}>
      <fieldset>
        <legend>{t('scan.title')}</legend>
        {kinds.map(({ switches, text }) => (
          <Choice
            key={text}
            name={`${name}-switches`}
            text={t(`scan.${text}`)}
            chosen={wish.switches === switches}
            choose={() => change({ switches })}
          />
        ))}
      </fieldset>
      {wish.switches === 1 && (
        <fieldset>
          <legend>{t('scan.pace')}</legend>
          {scanPaces.map((pace) => (
            <Choice
              key={pace}
              name={`${name}-pace`}
              text={t(`scan.${paceNames[pace]}`)}
              chosen={wish.pace === pace}
              choose={() => change({ pace })}
            />
          ))}
        </fieldset>
      )}
      {wish.switches !== 0 && (
        <p>
          {keys} <ReadAloudButton text={keys} />
        </p>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly text: string;
  readonly chosen: boolean;
  readonly choose: () => void;
}

function Choice({ name, text, chosen, choose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} checked={chosen} onChange={choose} />
      {text}
    </label>
  );
}
