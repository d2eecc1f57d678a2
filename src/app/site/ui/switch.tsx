import { Radios, type RadiosProps } from './radios';
import styles from './switch.module.css';

interface SwitchProps<Choice extends string> extends RadiosProps<Choice> {
  readonly label: string;
}

/** One of two choices, side by side. */
export const Switch = <Choice extends string>({ label, ...radios }: SwitchProps<Choice>) => (
  <div className={styles.switch} role="radiogroup" aria-label={label}>
    <Radios {...radios} />
  </div>
);
