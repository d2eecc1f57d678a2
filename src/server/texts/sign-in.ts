import type { Sentence } from './text';

/** What can go wrong with signing in; never says which half was wrong. */
export const signInTexts = {
  'sign-in-failed': {
    nl: 'Deze naam en dit wachtwoord horen niet bij elkaar. Kijk ze na en probeer het opnieuw.',
    en: 'This name and password do not belong together. Check them and try again.',
  },
  'sign-in-throttled': {
    nl: 'Er is te vaak iets verkeerds ingevuld. Wacht {seconds} seconden en probeer het dan opnieuw. Lukt het niet? Vraag een nieuw wachtwoord aan.',
    en: 'Something wrong was entered too often. Wait {seconds} seconds and then try again. If it does not work, ask for a new password.',
  },
  'pictures-throttled': {
    nl: 'Zo lukt inloggen nu even niet. Vraag je juf of meester om je kaart: die werkt altijd.',
    be: 'Zo lukt aanmelden nu even niet. Vraag je kaartje aan je juf of meester: dat werkt altijd.',
    en: 'You cannot sign in this way just now. Ask your teacher for your card: it always works.',
  },
  'class-code-unknown': {
    nl: 'Deze klascode kennen we niet. Kijk op het bord of op je kaart en typ hem opnieuw.',
    en: 'We do not know this class code. Look at the board or at your card and type it again.',
  },
  'class-code-proof': {
    nl: 'Het lukte nu niet. Probeer het nog een keer met dezelfde klascode.',
    en: 'It did not work just now. Try the same class code once more.',
  },
  'pictures-wrong': {
    nl: 'Dat zijn niet jouw plaatjes. Probeer het nog eens, of vraag je juf of meester.',
    be: 'Dat zijn niet jouw prentjes. Probeer het nog eens, of vraag het aan je juf of meester.',
    en: 'Those are not your pictures. Try again, or ask your teacher.',
  },
  'code-wrong': {
    nl: 'Deze code klopt niet, of is al gebruikt. Neem de code die je app nu laat zien.',
    en: 'This code is wrong, or was used already. Take the one your app shows now.',
  },
  'password-wrong': {
    nl: 'Dit is niet je wachtwoord. Typ het nog eens.',
    en: 'This is not your password. Type it again.',
  },
  'two-factor-on': {
    nl: 'De tweede stap staat al aan. Zet hem eerst uit als je een andere telefoon wilt koppelen.',
    be: 'De tweede stap staat al aan. Zet die eerst uit als je een andere telefoon wil koppelen.',
    en: 'The second step is on already. Turn it off first to connect another phone.',
  },
  'two-factor-off': {
    nl: 'De tweede stap staat niet aan. Zet hem eerst aan; dan krijg je ook noodcodes.',
    be: 'De tweede stap staat niet aan. Zet die eerst aan; dan krijg je ook noodcodes.',
    en: 'The second step is not on. Turn it on first; you get recovery codes with it.',
  },
  'two-factor-required': {
    nl: 'Met deze rol kan de tweede stap niet uit: je kunt gegevens van alle scholen zien.',
    be: 'Met deze rol kan de tweede stap niet uit: je kan gegevens van alle scholen zien.',
    en: 'With this role the second step cannot be turned off: you can see data of all schools.',
  },
  'two-factor-needed': {
    nl: 'Stel eerst de tweede stap in bij Mijn account; daarna gaat de rest open.',
    en: 'Set up the second step in My account first; the rest opens after that.',
  },
  'bot-check-failed': {
    nl: 'We konden niet nagaan of er een mens vraagt. Laad de pagina opnieuw en probeer het nog eens.',
    en: 'We could not tell whether a person is asking. Reload the page and try again.',
  },
  'requests-throttled': {
    nl: 'Er is al een paar keer om gevraagd. Kijk in je post (ook bij ongewenste), of probeer het over een uur opnieuw.',
    en: 'It has been asked for several times already. Look at your mail (also at junk), or try again in an hour.',
  },
  'password-link-over': {
    nl: 'Deze link werkt niet meer: hij is al gebruikt, te oud, of niet heel overgenomen. Vraag een nieuwe aan.',
    en: 'This link no longer works: it was used, is too old, or was not copied whole. Ask for a new one.',
  },
  'password-short': {
    nl: 'Dit wachtwoord is te kort. Neem ten minste {least} tekens; een paar woorden achter elkaar mag ook.',
    en: 'This password is too short. Take at least {least} characters; a few words in a row will do.',
  },
  'password-guessable': {
    nl: 'Dit wachtwoord is snel te raden: het lijkt op een bekend wachtwoord, een naam of een rijtje. Neem bijvoorbeeld vier woorden die niets met elkaar te maken hebben.',
    en: 'This password is quickly guessed: it looks like a well-known one, a name or a row of keys. Take for instance four words that have nothing to do with each other.',
  },
  'not-a-page-visit': {
    nl: 'Open deze link zelf in de browser; zo wordt niemand per ongeluk aangemeld.',
    en: 'Open this link in the browser yourself, so that nobody is signed in by accident.',
  },
} as const satisfies Record<string, Sentence>;
