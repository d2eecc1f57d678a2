import { typed } from '@games/kit/input/typing';
import { useEffect } from 'react';

/** Digits typed anywhere go into the hole, Enter commits. */
export function useTypedDigits(
  on: boolean,
  value: string,
  setValue: (value: string) => void,
  ready: () => void,
): void {
  useEffect(() => {
    if (!on) return undefined;
    const keydown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const onButton = event.target instanceof HTMLButtonElement;
      if (event.key === 'Enter' && !onButton) ready();
      else setValue(typed(value, event.key));
    };
    document.addEventListener('keydown', keydown);
    return () => document.removeEventListener('keydown', keydown);
  });
}
