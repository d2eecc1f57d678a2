let pressing = false;

/** Presses a button as a switch does: whoever hears the click can ask which hand it was. */
export function pressBySwitch(button: HTMLElement): void {
  pressing = true;
  try {
    button.click();
  } finally {
    pressing = false;
  }
}

/** The hand of a click that came from no pointer; to be asked while the click is being heard. */
export const handOfClick = (): 'keyboard' | 'switch' => (pressing ? 'switch' : 'keyboard');
