import type { classList as dutch } from '../../nl/school/class-list';
import type { Overrides } from '../../texts';

export const classList: Overrides<typeof dutch> = {
  group: {
    add: 'Klas toevoegen',
    nameHint: 'Zoals je de klas noemt, bijvoorbeeld “3A” of “De Uilen”.',
    combination: 'Graadsklas',
    teachers: 'Leerkrachten kiezen',
    teachersOf: 'Leerkrachten van {{name}}',
    teachersSaved: 'De leerkrachten van {{name}} zijn gewijzigd.',
    noTeachers: 'Er zijn nog geen leerkrachten. Nodig ze uit op de pagina Leerkrachten.',
    archiveText_one: 'In deze klas zit nog {{count}} leerling. Wat gebeurt daarmee?',
    archiveText_other: 'In deze klas zitten nog {{count}} leerlingen. Wat gebeurt daarmee?',
    archiveMove: 'Verplaatsen naar een andere klas',
    moveTo: 'Naar welke klas?',
    archivedTitle_one: '{{count}} opgeborgen klas',
    archivedTitle_other: '{{count}} opgeborgen klassen',
  },
  year: {
    text: 'Elke klas wordt een nieuwe klas in {{year}}, met dezelfde leerlingen een jaar hoger. Hun werk en kaartjes blijven; de klascodes worden nieuw. De oude klassen worden opgeborgen.',
    edexml:
      'Komt er nog een lijst van het nieuwe jaar? Dan hoeft dit niet: het bestand zet iedereen in de nieuwe klas.',
    keepTeachers: 'Dezelfde leerkrachten',
    keepTeachersOf: 'Dezelfde leerkrachten voor {{name}}',
    stay: 'blijft in de klas van nu',
    nothing: 'Kies ten minste één klas.',
  },
  changes: {
    askText:
      'Wie erbij kwam gaat naar de prullenbak, wie weg was komt terug, en namen en klassen worden weer zoals ze waren. Wat iemand daarna met de hand wijzigde, blijft.',
  },
  pupil: {
    noOtherGroup: 'Er is geen andere klas',
    card: 'Aanmeldkaartje',
    cards: 'Aanmeldkaartjes',
  },
  add: {
    inClass: 'In deze klas zit al iemand met deze naam.',
    cards: 'Aanmeldkaartjes maken',
  },
  child: { text: 'Een gebruikersnaam en een aanmeldkaartje worden gemaakt.' },
  trash: {
    noGroup: 'Klas is er niet meer',
    restoreOwn: 'In de eigen klas',
    empty: {
      text: 'Wie je uit een klas weghaalt, ligt hier 60 dagen. Zo lang blijft al het werk bewaard.',
    },
  },
};
