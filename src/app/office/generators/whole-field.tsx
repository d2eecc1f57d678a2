import { NumberInput, type NumberInputProps } from '@mantine/core';

interface WholeFieldProps extends Omit<NumberInputProps, 'value' | 'onChange'> {
  /** NaN shows an empty field. */
  readonly value: number | undefined;
  /** NaN where the field was emptied. */
  readonly onChange: (value: number) => void;
}

/** Field for a whole number, which may be below zero. */
export const WholeField = ({ value, onChange, ...rest }: WholeFieldProps) => (
  <NumberInput
    allowDecimal={false}
    hideControls
    w={110}
    clampBehavior="none"
    value={value === undefined || Number.isNaN(value) ? '' : value}
    onChange={(typed) => onChange(typed === '' ? Number.NaN : Number(typed))}
    {...rest}
  />
);
