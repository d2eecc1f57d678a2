import type { school as dutch } from '../nl/school';
import type { Overrides } from '../texts';

export const school: Overrides<typeof dutch> = {
  groups: {
    title: 'Klassen',
    yearly: '{{year}}e leerjaar',
    infants: '{{year}}e kleuterklas',
    combination: 'Graadsklas',
    subtitle_one: '{{count}} klas in {{schoolYear}}',
    subtitle_other: '{{count}} klassen in {{schoolYear}}',
    name: 'Klas',
    teachers: 'Leerkrachten',
    noTeacher: 'Nog geen leerkracht',
    empty: { title: 'Nog geen klassen' },
  },
  pupils: {
    stuck: { error: { 'forgotten-borrow': 'het ontleende tiental vergeten wordt' } },
    empty: {
      title: 'Deze klas heeft nog geen leerlingen',
      text: 'Lees een EdeXML-bestand in waarin deze klas voorkomt.',
    },
  },
  passwords: {
    subtitle: 'Klascode {{code}}',
    view: { sheet: 'Lijst voor de leerkracht' },
    cardCode: 'Klascode',
    cardPictures: 'Jouw prentjes',
    pictures: 'Prentjes',
    renew: {
      text: 'De oude kaartjes en prentjes werken dan meteen niet meer, en wie nu is aangemeld moet opnieuw aanmelden.',
    },
    sheetTitle: 'Aanmelden in {{group}}',
    sheetText:
      'Ga naar {{address}}, typ de klascode {{code}}, kies je naam en je drie prentjes. Bewaar deze lijst achter slot: wie hem heeft, kan als leerling aanmelden.',
  },
  teachers: {
    title: 'Leerkrachten',
    noGroup: 'Geen klas',
    roles: { docent: 'Leerkracht' },
    roleText: {
      docent: 'Ziet de eigen klassen en stelt in wat die oefenen.',
      schooladmin: 'Ziet en beheert alles van de school, ook leerkrachten en de licentie.',
    },
    handOver: 'Klassen overdragen',
    handOverTo: 'Wie krijgt alle klassen van {{name}}?',
    edit: 'Naam, rol en klassen',
    disabled: '{{name}} kan niet meer aanmelden.',
    enabled: '{{name}} kan weer aanmelden.',
    handedOver: 'De klassen van {{from}} zijn nu van {{to}}.',
  },
  import: {
    intro:
      'Je computer leest het bestand zelf. Alleen naam, leerjaar, klas en leerlingnummer gaan naar {{brand}}; rijksregisternummers, adressen, geboortedata en opmerkingen nooit.',
    failure: {
      'too-many-groups': 'In dit bestand staan meer dan 1.000 klassen. Maak per school een bestand.',
    },
    preview: {
      counts: '{{pupils}} leerlingen en {{groups}} klassen',
      newGroups_one: '{{count}} klas wordt gemaakt.',
      newGroups_other: '{{count}} klassen worden gemaakt.',
      teacherOf: 'Je wordt leerkracht van de klassen die nieuw zijn.',
      group: 'Klas',
      allGroups: 'Alle klassen',
    },
    split: {
      label: 'Gesplitste graadsklassen samenvoegen',
      text_one: '{{count}} klas staat met dezelfde naam en verschillende jaren in het bestand.',
      text_other: '{{count}} klassen staan met dezelfde naam en verschillende jaren in het bestand.',
    },
    note: {
      'no-group': 'Zit in geen klas en komt bij “Zonder klas”.',
      'bad-reference': 'De klas ({{groupKey}}) staat niet in het bestand; komt bij “Zonder klas”.',
      'no-year': 'Geen leerjaar: stel dat later in.',
      'unknown-year': 'Het leerjaar is onbekend: stel dat later in.',
      'below-primary': 'Zit nog in de kleuterschool; staat daarom uit.',
      'above-primary': 'Zit in het secundair onderwijs; staat daarom uit.',
      'special-year': 'Buitengewoon onderwijs, zonder leerjaar: stel dat later in.',
      'same-name-in-class': 'Twee leerlingen met dezelfde naam in één klas (regel {{otherLine}}).',
      'group-no-key': 'Een klas zonder sleutel is weggelaten.',
      'group-no-name': 'Een klas zonder naam kreeg haar sleutel als naam.',
      'group-duplicate': 'Een klas stond er twee keer in; de eerste telt.',
    },
    warning: {
      'name-exists': 'In deze klas zit al iemand met deze naam. Vink alleen aan als het een ander kind is.',
      'known-other-class': 'Zit nu in een andere klas; dat verandert niet.',
      'bad-reference': 'De klas staat niet in het bestand; komt bij “Zonder klas”.',
      'other-teacher':
        'Deze klas is van een collega. Vraag die, of de beheerder van de school, om dit kind toe te voegen.',
    },
    done: {
      next: 'Maak nu inlogkaartjes. Met zo’n kaartje meldt een kind zich aan zonder te typen.',
      groups_zero: 'geen klas',
      groups_one: '{{count}} klas',
      groups_other: '{{count}} klassen',
      toGroups: 'Naar de klassen',
    },
  },
  settings: {
    fixedHint: 'De hele klas krijgt dezelfde reeks.',
    empty: { text: 'Stel in welke sommen deze klas oefent.' },
  },
  progress: {
    skill: { 'over-ten': 'met brug over het tiental' },
    error: {
      'forgotten-borrow': 'Het ontleende tiental vergeten',
    },
  },
};
