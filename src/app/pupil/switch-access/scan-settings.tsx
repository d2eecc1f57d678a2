import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type ScanPreference, scanPaces } from '../ui/preferences';
import { ReadAloudButton } from '../ui/read-aloud/read-aloud-button';
import { rowText } from '../ui/read-aloud/row-text';
import styles from './scan-settings.module.css';
import { useScanPreference } from './use-scan';

const kinds = [
  { switches: 0, text: 'off' },
  { switches: 1, text: 'one' },
  { switches: 2, text: 'two' },
] as const;
const paceNames = { 3500: 'slow', 2200: 'usual', 1300: 'quick' } as const;

/** Lets the child choose one switch or two, and the speed. */
export function ScanSettings() {
  const { t } = useTranslation('pupil');
  const own = useScanPreference();
  const name = useId();
  if (own === null) return null;
  const [preference, keep] = own;
  const change = (changed: Partial<ScanPreference>) => keep({ ...preference, ...changed });
  const keys = t(preference.switches === 1 ? 'scan.keysOne' : 'scan.keysTwo');
  return (
    <div className={styles.settings}>
      <fieldset>
        <legend>{t('scan.title')}</legend>
        {kinds.map(({ switches, text }) => (
          <Choice
            key={text}
            name={`${name}-switches`}
            text={t(`scan.${text}`)}
            chosen={preference.switches === switches}
            choose={() => change({ switches })}
          />
        ))}
        <ReadAloudButton
          text={rowText(
            t('scan.title'),
            kinds.map(({ text }) => t(`scan.${text}`)),
          )}
        />
      </fieldset>
      {preference.switches === 1 && (
        <fieldset>
          <legend>{t('scan.pace')}</legend>
          {scanPaces.map((pace) => (
            <Choice
              key={pace}
              name={`${name}-pace`}
              text={t(`scan.${paceNames[pace]}`)}
              chosen={preference.pace === pace}
              choose={() => change({ pace })}
            />
          ))}
          <ReadAloudButton
            text={rowText(
              t('scan.pace'),
              scanPaces.map((pace) => t(`scan.${paceNames[pace]}`)),
            )}
          />
        </fieldset>
      )}
      {preference.switches !== 0 && (
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
