import { type ComponentType, type ReactNode, useId } from 'react';
import { ReadAloudButton } from '../ui/read-aloud/read-aloud-button';
import { rowText } from '../ui/read-aloud/row-text';
import styles from './child-settings.module.css';

export interface RowOption<Value> {
  readonly value: Value;
  /** For screen readers and reading aloud. */
  readonly name: string;
  readonly picture: ReactNode;
}

interface ChoiceRowProps<Value> {
  readonly title: string;
  readonly icon: ComponentType<{ readonly 'aria-hidden': 'true' }>;
  readonly options: readonly RowOption<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** One setting as a row of pictures: chosen by tapping, arrow keys or a switch, without a word read. */
export function ChoiceRow<Value extends string | number | boolean>({
  title,
  icon: Icon,
  options,
  chosen,
  onChoose,
}: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.row}>
      <legend>
        <Icon aria-hidden="true" />
        {title}
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.name} className={styles.option} title={option.name}>
            <input
              type="radio"
              name={name}
              checked={option.value === chosen}
              onChange={() => onChoose(option.value)}
            />
            {option.picture}
            <span className="unseen">{option.name}</span>
          </label>
        ))}
      </div>
      <ReadAloudButton
        text={rowText(
          title,
          options.map((option) => option.name),
        )}
      />
    </fieldset>
  );
}
