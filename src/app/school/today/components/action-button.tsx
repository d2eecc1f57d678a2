import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSending } from '../../../ui/forms/use-sending';
import styles from '../today.module.css';

interface ActionButtonProps {
  readonly label: string;
  /** Tells a screen reader whom or what the button is about. */
  readonly about: string;
  readonly icon?: ReactNode;
  readonly variant?: 'filled' | 'light' | 'subtle';
  readonly onPress: () => Promise<unknown>;
}

/** A button of a block that does something at once. */
export function ActionButton({ label, about, icon, variant = 'subtle', onPress }: ActionButtonProps) {
  const { busy, send } = useSending();
  return (
    <Button
      variant={variant}
      className={styles.button}
      classNames={{ label: styles.label ?? '' }}
      leftSection={icon}
      aria-label={`${label}: ${about}`}
      loading={busy}
      onClick={() => void send(true, onPress)}
    >
      {label}
    </Button>
  );
}
