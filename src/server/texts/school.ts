import type { Sentence } from './text';

/** What can stand in the way of changing groups and pupils. */
export const schoolTexts = {
  'school-exported-often': {
    nl: 'Dit bestand is vandaag al een paar keer gemaakt. Wacht een uur en probeer het opnieuw.',
    en: 'This file has been made several times today. Wait an hour and try again.',
  },
  'group-not-empty': {
    nl: 'In deze groep zitten nog {count} leerlingen. Verplaats ze eerst, of leg ze in de prullenbak.',
    be: 'In deze klas zitten nog {count} leerlingen. Verplaats ze eerst, of leg ze in de prullenbak.',
    en: 'There are {count} pupils in this group. Move them first, or put them in the trash.',
  },
  'group-replaced': {
    nl: 'Voor deze groep is bij een import een nieuwe gemaakt. Gebruik die, of berg die eerst op.',
    be: 'Voor deze klas is bij een import een nieuwe gemaakt. Gebruik die, of berg die eerst op.',
    en: 'An import has made a new group in the place of this one. Use that, or put it away first.',
  },
  'group-gone': {
    nl: 'De groep van een van deze leerlingen is er niet meer. Kies een groep waar ze in komen.',
    be: 'De klas van een van deze leerlingen is er niet meer. Kies een klas waar ze in komen.',
    en: 'The group of one of these pupils is no longer there. Choose a group for them.',
  },
  'name-differs': {
    nl: 'De naam klopt niet, dus er is niets gewist. Typ hem precies zoals hij op het scherm staat.',
    en: 'The name is not right, so nothing was erased. Type it exactly as it stands on the screen.',
  },
  'year-changed': {
    nl: 'De groepen zijn intussen gewijzigd, dus er is niets gebeurd. Laad de pagina opnieuw en kijk het voorstel nog eens na.',
    be: 'De klassen zijn intussen gewijzigd, dus er is niets gebeurd. Laad de pagina opnieuw en kijk het voorstel nog eens na.',
    en: 'The groups have changed in the meantime, so nothing was done. Load the page again and look at the proposal once more.',
  },
  'year-too-far': {
    nl: 'De school werkt al in het volgende schooljaar. Verder vooruit kan niet; er is niets gebeurd.',
    en: 'The school already works in the next school year. Further ahead is not possible; nothing was done.',
  },
  'undo-others': {
    nl: 'Een deel hiervan is nu van een collega. Vraag de schoolbeheerder om dit ongedaan te maken; er is niets gebeurd.',
    en: 'A part of this is a colleague’s now. Ask the school administrator to undo it; nothing was done.',
  },
  'undo-over': {
    nl: 'Dit is langer dan zeven dagen geleden of al teruggedraaid, en kan niet meer ongedaan worden gemaakt.',
    en: 'This was more than seven days ago, or has been undone already, and can no longer be undone.',
  },
  'undo-blocked': {
    nl: 'Er is daarna te veel gewijzigd om dit terug te draaien; er is niets gebeurd. Maak eerst ongedaan wat later kwam.',
    en: 'Too much has changed since to undo this; nothing was done. First undo what came later.',
  },
} as const satisfies Record<string, Sentence>;
