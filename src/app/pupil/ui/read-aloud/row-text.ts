/** Returns what is read aloud of a setting: its title and all that can be chosen. */
export const rowText = (title: string, names: readonly string[]) => `${title}: ${names.join(', ')}`;
