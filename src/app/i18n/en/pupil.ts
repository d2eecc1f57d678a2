import type { pupil as dutch } from '../nl/pupil';

export const pupil: typeof dutch = {
  map: { title: 'Map' },
};
