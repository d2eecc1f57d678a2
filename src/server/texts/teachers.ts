import type { Sentence } from './text';

/** What can stand in the way of managing the adults of a school. */
export const teacherTexts = {
  'login-taken': {
    nl: 'Met dit e-mailadres is er al een account, hier of op een andere school. Neem een ander adres.',
    en: 'There already is an account with this e-mail address, here or at another school. Take another address.',
  },
  'has-password': {
    nl: 'Deze collega heeft al een wachtwoord gekozen. Een nieuw vraagt hij of zij zelf aan bij het inloggen.',
    be: 'Deze collega heeft al een wachtwoord gekozen. Een nieuw vraagt hij of zij zelf aan bij het aanmelden.',
    en: 'This colleague has chosen a password already. They ask for a new one themselves at the sign-in.',
  },
  'not-oneself': {
    nl: 'Je eigen toegang en rol wijzig je niet zelf. Vraag het een andere beheerder.',
    en: 'You do not change your own access and role. Ask another administrator.',
  },
  'hand-over-to-whom': {
    nl: 'Kies een andere collega, die kan inloggen.',
    be: 'Kies een andere collega, die kan aanmelden.',
    en: 'Choose another colleague, who can sign in.',
  },
  'invitations-throttled': {
    nl: 'Er zijn vandaag al heel veel uitnodigingen verstuurd. Ga morgen verder.',
    en: 'A great many invitations were sent today already. Go on tomorrow.',
  },
} as const satisfies Record<string, Sentence>;
