const holds = new Set<object>();

/**
 * Says that leaving or reloading the page now would cost somebody something: a round in play, a form not
 * saved. Gives back the function that lets go.
 */
export function holdPage(): () => void {
  const hold = {};
  holds.add(hold);
  return () => holds.delete(hold);
}

export const isPageHeld = (): boolean => holds.size > 0;
