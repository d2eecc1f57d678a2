const guards = new Set<object>();

/**
 * Guards the page against a reload that would lose something, such as a round in play or an unsaved form. Returns the
 * function that ends it.
 */
export function guardUnload(): () => void {
  const guard = {};
  guards.add(guard);
  return () => guards.delete(guard);
}

export const isUnloadGuarded = (): boolean => guards.size > 0;
