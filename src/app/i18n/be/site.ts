import type { site as dutch } from '../nl/site';
import type { Overrides } from '../texts';

export const site: Overrides<typeof dutch> = {};
