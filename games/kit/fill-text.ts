/** Puts values into the places of a text: `filled('{count} te veel', { count: 2 })`. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => `${values[name] ?? place}`);
