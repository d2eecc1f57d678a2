import type { office as dutch } from '../nl/office';
import type { Overrides } from '../texts';

export const office: Overrides<typeof dutch> = {};
