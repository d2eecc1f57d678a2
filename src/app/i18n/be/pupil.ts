import type { pupil as dutch } from '../nl/pupil';
import type { Overrides } from '../texts';

export const pupil: Overrides<typeof dutch> = {};
