import { useEffect } from 'react';
import { typedAnswer } from './typed-answer';

/** Types digits from anywhere on the page into the hole; Enter submits. */
export function useTypedDigits(
  on: boolean,
  value: string,
  setValue: (value: string) => void,
  ready: () => void,
  extras: readonly string[] = [],
): void {
  useEffect(() => {
    if (!on) return undefined;
    const keydown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // A text field handles its own keys.
      if (event.target instanceof HTMLInputElement) return;
      const onButton = event.target instanceof HTMLButtonElement;
      if (event.key === 'Enter' && !onButton) ready();
      else {
        // The space bar would press the focused button.
        if (event.key === ' ' && extras.includes(' ')) event.preventDefault();
        setValue(typedAnswer(value, event.key, extras));
      }
    };
    document.addEventListener('keydown', keydown);
    return () => document.removeEventListener('keydown', keydown);
  });
}
