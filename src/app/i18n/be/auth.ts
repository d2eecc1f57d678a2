import type { auth as dutch } from '../nl/auth';
import type { Overrides } from '../texts';

export const auth: Overrides<typeof dutch> = {};
