import type { school as dutch } from '../nl/school';
import type { Overrides } from '../texts';

export const school: Overrides<typeof dutch> = {
  groups: { title: 'Klassen', yearly: '{{year}}e leerjaar' },
  teachers: { title: 'Leerkrachten' },
};
