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
  request: { children: 'Kinderen krijgen een nieuwe aanmeldkaart van hun juf of meester.' },
  reset: { text: 'Kies hier je nieuwe wachtwoord. Overal waar je nog bent aangemeld, word je afgemeld.' },
  set: { text: 'Welkom! Kies je eerste wachtwoord; daarna meld je je ermee aan.' },
  choose: { done: 'Je wachtwoord is bewaard. Meld je ermee aan.' },
  toLogin: 'Naar aanmelden',
};
