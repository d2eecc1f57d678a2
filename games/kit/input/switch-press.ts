let pressing = false;

/** Clicks a button for a switch; its click listeners can ask for the input method. */
export function pressBySwitch(button: HTMLElement): void {
  pressing = true;
  try {
    button.click();
  } finally {
    pressing = false;
  }
}

/** Returns the input method of a click without a pointer. Call it inside the click listener. */
export const inputOfClick = (): 'keyboard' | 'switch' => (pressing ? 'switch' : 'keyboard');
