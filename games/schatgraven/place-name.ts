import type { Locale } from '@/maths/locale';
import { texts } from './texts.gen';

const names = [
  'thousandths',
  'hundredths',
  'tenths',
  'ones',
  'tens',
  'hundreds',
  'thousands',
  'ten-thousands',
  'hundred-thousands',
  'millions',
] as const;
const lowest = -3;

/** Returns the name of a place of a number: hundreds for 2, tenths for −1. */
export const placeName = (exponent: number, locale: Locale): string =>
  texts[locale](names[Math.min(names.length - 1, Math.max(0, exponent - lowest))] ?? 'ones');
