/** A sentence begins with a capital, whatever was put at its beginning. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Puts values into the places of a text: `filled('{count} te veel', { count: 2 })`. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => `${values[name] ?? place}`);
