import type { Sentence } from './text';

/** What can stand in the way of an import. */
export const importTexts = {
  'import-other-school': {
    nl: 'Dit bestand is van school {file}, je werkt in {own}. Kies het bestand van je eigen school; is dit toch jullie bestand, dan kan de beheerder van de school het inlezen. Er is niets gewijzigd.',
    en: 'This file is of school {file}, you work in {own}. Choose the file of your own school; if this is yours all the same, the administrator of the school can import it. Nothing has been changed.',
  },
  'import-older-year': {
    nl: 'Dit bestand is van schooljaar {file}, en de school werkt in {now}. Maak in je leerlingadministratie een nieuw bestand; er is niets gewijzigd.',
    en: 'This file is of school year {file}, and the school works in {now}. Make a new file in your pupil administration; nothing has been changed.',
  },
  'import-far-year': {
    nl: 'Dit bestand is van schooljaar {file}. Verder vooruit dan {furthest} kan niet: kijk het schooljaar in het bestand na. Er is niets gewijzigd.',
    en: 'This file is of school year {file}. Later than {furthest} is not possible: check the school year in the file. Nothing has been changed.',
  },
  'import-next-year': {
    nl: 'Dit bestand is van schooljaar {file}, en de school werkt in {now}. Een nieuw schooljaar kan alleen de schoolbeheerder inlezen. Er is niets gewijzigd.',
    en: 'This file is of school year {file}, and the school works in {now}. Only the school administrator can import a new school year. Nothing has been changed.',
  },
  'import-many-lookups': {
    nl: 'Je hebt vandaag al erg veel leerlingen laten vergelijken. Probeer het morgen opnieuw, of vraag de schoolbeheerder om het bestand in te lezen. Er is niets gewijzigd.',
    en: 'You have had a great many pupils compared today. Try again tomorrow, or ask the school administrator to import the file. Nothing has been changed.',
  },
  'import-same-twice': {
    nl: 'Bij twee rijen koos je hetzelfde kind, dus er is niets ingelezen. Kies het bestand opnieuw en wijs elk kind één keer aan.',
    en: 'You chose the same child for two rows, so nothing was imported. Choose the file again and point out each child once.',
  },
  'import-outdated': {
    nl: 'De leerlingenlijst is intussen gewijzigd, dus er is niets ingelezen. Kies het bestand opnieuw; je ziet dan de lijst van nu.',
    en: 'The list of pupils has changed in the meantime, so nothing was imported. Choose the file again to see the list as it is now.',
  },
  'import-expired': {
    nl: 'Dit voorstel is ouder dan een dag en niet meer te gebruiken. Kies het bestand opnieuw; er is niets gewijzigd.',
    en: 'This proposal is more than a day old and can no longer be used. Choose the file again; nothing has been changed.',
  },
  'import-row': {
    nl: 'Een van de gekozen leerlingen kan niet worden toegevoegd, dus er is niets ingelezen. Kies het bestand opnieuw.',
    en: 'One of the chosen pupils cannot be added, so nothing was imported. Choose the file again.',
  },
} as const satisfies Record<string, Sentence>;
