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
      const button = event.target instanceof HTMLButtonElement ? event.target : null;
      if (event.key === 'Enter' && button === null) ready();
      else {
        // The space bar would press the focused button.
        if (event.key === ' ' && extras.includes(' ')) event.preventDefault();
        const typed = typedAnswer(value, event.key, extras);
        // Who types means the answer: Enter then submits it and presses no button that still has the focus, such as pause.
        if (typed !== value) button?.blur();
        setValue(typed);
      }
    };
    document.addEventListener('keydown', keydown);
    return () => document.removeEventListener('keydown', keydown);
  });
}
