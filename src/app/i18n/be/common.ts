import { brand } from '@/contract/brand';
import type { common as dutch } from '../nl/common';
import type { Overrides } from '../texts';

export const common: Overrides<typeof dutch> = {
  brand: brand.name.be,
  action: { signIn: 'Aanmelden', signOut: 'Afmelden' },
};
