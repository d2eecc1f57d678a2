import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { readTime } from './read-time';

interface TimeFieldProps {
  readonly label: string;
  /** `HH:mm`. */
  readonly value: string;
  readonly onChange: (time: string) => void;
  readonly error?: ReactNode;
}

/**
 * A time of day that is typed, of 24 hours whatever the device's own clock is. What cannot be read leaves the time as it
 * was.
 */
export function TimeField({ label, value, onChange, error }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = () => {
    const time = typed === null ? null : readTime(typed);
    if (time !== null) onChange(time);
    setTyped(null);
  };
  return (
    <TextInput
      label={label}
      w={100}
      autoComplete="off"
      placeholder="14:00"
      value={typed ?? value}
      error={error}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={read}
      onKeyDown={(event) => event.key === 'Enter' && read()}
    />
  );
}
