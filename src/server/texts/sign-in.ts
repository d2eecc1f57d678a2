import type { Sentence } from './text';

/** What can go wrong with signing in; never says which half was wrong. */
export const signInTexts = {
  'sign-in-failed': {
    nl: 'Deze naam en dit wachtwoord horen niet bij elkaar. Kijk ze na en probeer het opnieuw.',
    en: 'This name and password do not belong together. Check them and try again.',
  },
  'sign-in-throttled': {
    nl: 'Er is te vaak een verkeerd wachtwoord ingevuld. Wacht {seconds} seconden en probeer het dan opnieuw.',
    en: 'A wrong password was entered too often. Wait {seconds} seconds and then try again.',
  },
  'pictures-throttled': {
    nl: 'Even wachten: tel tot {seconds}. Vraag intussen je juf of meester om je kaart.',
    en: 'Wait a moment: count to {seconds}. Ask your teacher for your card meanwhile.',
  },
  'class-code-unknown': {
    nl: 'Deze klascode kennen we niet. Kijk op het bord of op je kaart en typ hem opnieuw.',
    en: 'We do not know this class code. Look at the board or at your card and type it again.',
  },
  'pictures-wrong': {
    nl: 'Dat zijn niet jouw plaatjes. Probeer het nog eens, of vraag je juf of meester.',
    be: 'Dat zijn niet jouw prentjes. Probeer het nog eens, of vraag het aan je juf of meester.',
    en: 'Those are not your pictures. Try again, or ask your teacher.',
  },
  'not-a-page-visit': {
    nl: 'Open deze link zelf in de browser; zo wordt niemand per ongeluk aangemeld.',
    en: 'Open this link in the browser yourself, so that nobody is signed in by accident.',
  },
} as const satisfies Record<string, Sentence>;
