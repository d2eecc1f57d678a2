export interface RadiosProps<Choice extends string> {
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly textOf: (choice: Choice) => string;
  readonly onChoose: (choice: Choice) => void;
}

/** Radio buttons of a few choices, each in its label; the group around them names what is chosen. */
export const Radios = <Choice extends string>({
  name,
  choices,
  value,
  textOf,
  onChoose,
}: RadiosProps<Choice>) =>
  choices.map((choice) => (
    <label key={choice}>
      <input
        type="radio"
        name={name}
        value={choice}
        checked={choice === value}
        onChange={() => onChoose(choice)}
      />
      <span>{textOf(choice)}</span>
    </label>
  ));
