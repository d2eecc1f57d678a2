import type { ui as dutch } from '../nl/ui';
import type { Overrides } from '../texts';

export const ui: Overrides<typeof dutch> = {
  role: { docent: 'leerkracht' },
};
