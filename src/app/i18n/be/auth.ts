import type { auth as dutch } from '../nl/auth';
import type { Overrides } from '../texts';

export const auth: Overrides<typeof dutch> = {
  login: { title: 'Aanmelden', submit: 'Aanmelden' },
  card: {
    problem: { 'other-user': 'Op dit toestel is nog iemand anders aangemeld.' },
    replaceText: 'Op dit toestel is nog iemand anders aangemeld. Alles van dat kind is bewaard.',
  },
  child: {
    pictures: 'Tik jouw drie prentjes',
    slot: 'Prentje {{number}}: nog leeg',
    showPictures: 'Ik heb prentjes',
  },
  demo: { role: { docent: 'leerkracht' }, card: 'Aanmeldkaartje van {{name}}' },
  toLogin: 'Naar aanmelden',
};
