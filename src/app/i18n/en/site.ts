import type { site as dutch } from '../nl/site';

export const site: typeof dutch = {
  home: { title: 'Maths on an island full of games' },
};
