import { IconEqual, IconEye, IconPizza, IconScale } from '@tabler/icons-react';

/** Activities of the page, by their word in the address. */
export const activities = {
  bekijken: { icon: IconEye, text: 'look' },
  gelijk: { icon: IconEqual, text: 'equal' },
  vergelijken: { icon: IconScale, text: 'compare' },
  aanvullen: { icon: IconPizza, text: 'fill' },
} as const;
export type Activity = keyof typeof activities;

export const isActivity = (word: string | null): word is Activity => word !== null && word in activities;
