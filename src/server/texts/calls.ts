import type { Sentence } from './text';

const arrivedBroken = {
  nl: 'De gegevens kwamen niet goed over. Laad de pagina opnieuw en probeer het nog eens.',
  en: 'The data did not arrive properly. Reload the page and try again.',
};

/** What can go wrong with any call, by code. */
export const callTexts = {
  'not-signed-in': {
    nl: 'Je bent niet meer aangemeld. Meld je opnieuw aan.',
    en: 'You are no longer signed in. Please sign in again.',
  },
  'wrong-role': {
    nl: 'Hier kun je met deze aanmelding niet bij. Meld je aan met een ander account.',
    be: 'Hier kan je met deze aanmelding niet bij. Meld je aan met een ander account.',
    en: 'This sign-in cannot open that. Please sign in with another account.',
  },
  'section-closed': {
    nl: 'Dit onderdeel staat voor jouw school niet aan. De beheerder van je school kan erom vragen.',
    en: 'This part is not switched on for your school. Your school’s administrator can ask for it.',
  },
  'not-found': {
    nl: 'Dit bestaat niet (meer). Ga terug en kies opnieuw.',
    en: 'This does not exist (any more). Go back and choose again.',
  },
  'invalid-input': {
    nl: 'Niet alles is goed ingevuld. Kijk de gemarkeerde velden na.',
    en: 'Not everything has been filled in correctly. Please check the marked fields.',
  },
  'not-json': arrivedBroken,
  'malformed-json': arrivedBroken,
  'too-large': {
    nl: 'Dit is te groot om te versturen. Verdeel het en probeer het opnieuw.',
    en: 'This is too large to send. Split it up and try again.',
  },
  'foreign-page': {
    nl: 'Dit verzoek kwam van een andere website en is niet uitgevoerd. Open de pagina zelf en probeer het daar.',
    en: 'This request came from another website and was not carried out. Open the page itself and try there.',
  },
  'too-many-calls': {
    nl: 'Er kwam te veel tegelijk binnen. Wacht {seconds} seconden en probeer het opnieuw.',
    en: 'Too much came in at once. Wait {seconds} seconds and try again.',
  },
  conflict: {
    nl: 'Iemand anders heeft dit intussen gewijzigd. Laad de pagina opnieuw en doe het nog eens.',
    en: 'Someone else has changed this in the meantime. Reload the page and do it again.',
  },
  internal: {
    nl: 'Er ging iets mis bij ons. Er is niets verloren; probeer het zo nog eens.',
    en: 'Something went wrong on our side. Nothing is lost; please try again in a moment.',
  },
  closing: {
    nl: 'De server start opnieuw. Probeer het over een paar tellen nog eens.',
    en: 'The server is restarting. Please try again in a few seconds.',
  },
  'database-unavailable': {
    nl: 'Lezen of opslaan lukt nu even niet. Wat al bewaard was, is er nog. Wacht {seconds} seconden en probeer het opnieuw.',
    en: 'Reading or saving is not possible right now. What was saved before is still there. Wait {seconds} seconds and try again.',
  },
} as const satisfies Record<string, Sentence>;
