import type { school as dutch } from '../nl/school';
import type { Overrides } from '../texts';
import { adjustTexts } from './school/adjust';
import { classList } from './school/class-list';
import { staffTexts } from './school/import-staff';
import { progressTexts } from './school/progress';
import { reportTexts } from './school/report';

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
    cards: 'Aanmeldkaartjes',
    wrongPictures_one: '{{count}} keer verkeerde prentjes getikt: laat het aanmeldkaartje zien',
    wrongPictures_other: '{{count}} keer verkeerde prentjes getikt: laat het aanmeldkaartje zien',
    waiting_one: '{{count}} antwoord wacht nog op een apparaat. Laat het kind daar één keer aanmelden',
    waiting_other: '{{count}} antwoorden wachten nog op een apparaat. Laat het kind daar één keer aanmelden',
    stuck: {
      right: 'In de laatste veertien dagen: {{right}} van de {{answers}} zulke oefeningen goed.',
      hurriedHelp:
        'Laat een paar oefeningen hardop uitrekenen, en kies bij de oefeninstellingen minder nieuwe oefeningen tegelijk, zonder klok.',
      error: {
        'forgotten-borrow': 'het ontleende tiental vergeten wordt',
        'neighbouring-row': 'het in de maaltafel een rij te ver of te vroeg stopt',
        'gave-operand': 'het een getal uit de oefening overneemt',
      },
      skill: { table: 'de maaltafel van {{table}}' },
    },
    empty: { title: 'Deze klas heeft nog geen leerlingen' },
  },
  leavers: {
    title: 'In geen klas meer',
    text: 'Deze leerlingen zitten dit schooljaar in geen klas en hebben niet geoefend. Wie van school is, wissen we vanaf oktober met al het werk. Is iemand er nog? Zet die dan in een klas, of bewaar nog een jaar.',
  },
  live: {
    answers_one: '{{count}} oefening',
    answers_other: '{{count}} oefeningen',
  },
  adjust: adjustTexts,
  report: reportTexts,
  passwords: {
    title: 'Wachtwoorden en aanmeldkaartjes',
    short: 'Aanmeldkaartjes',
    kind: {
      change: 'Manier van aanmelden wijzigen',
      titleOne: 'Hoe {{name}} zich aanmeldt',
      title_one: 'Hoe {{count}} leerling zich aanmeldt',
      title_other: 'Hoe {{count}} leerlingen zich aanmelden',
      text: 'Voor wie zonder kaartje aanmeldt met de klascode. Wat er was werkt dan meteen niet meer; de code op het kaartje blijft.',
      label: 'Manier van aanmelden',
      pictures: 'Drie prentjes',
      changed_one: '{{count}} leerling meldt zich nu anders aan. Druk het kaartje opnieuw af.',
      changed_other: '{{count}} leerlingen melden zich nu anders aan. Druk de kaartjes opnieuw af.',
    },
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
  classList,
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
  licence: {
    askEmpty: 'Verander het aantal of de dag, of schrijf wat je wil vragen.',
    phase: {
      over: {
        text: 'De licentie is afgelopen en de extra tijd ook. Alles van de kinderen is bewaard en je kan het blijven bekijken. Na een verlenging oefenen ze meteen verder.',
      },
    },
  },
  messages: {
    to: { groepen: 'Naar de klassen' },
    empty: {
      inbox: {
        text: 'Hier lees je nieuws van {{brand}}, en wat er met je licentie, klassen en account gebeurt.',
      },
    },
  },
  import: {
    staff: staffTexts,
    intro:
      'Je computer leest het bestand zelf. Alleen naam, leerjaar, klas en leerlingnummer gaan naar {{brand}}; rijksregisternummers, adressen, geboortedata en opmerkingen nooit.',
    failure: {
      'too-many-groups': 'In dit bestand staan meer dan 1.000 klassen. Maak per school een bestand.',
    },
    preview: {
      counts_one: '{{pupils}} en {{count}} klas',
      counts_other: '{{pupils}} en {{count}} klassen',
      newGroups_one: '{{count}} klas wordt gemaakt.',
      newGroups_other: '{{count}} klassen worden gemaakt.',
      teacherOf: 'Je wordt leerkracht van de klassen die nieuw zijn.',
      ownOnly:
        'Je verwerkt leerlingen van je eigen klassen en nieuwe leerlingen, voor dit schooljaar. Voor de rest van de school, een nieuw schooljaar en leerlingen die van school gaan, vraag je de schoolbeheerder.',
      group: 'Klas',
      allGroups: 'Alle klassen',
    },
    split: {
      label: 'Gesplitste graadsklassen samenvoegen',
      text_one: '{{count}} klas staat met dezelfde naam en verschillende jaren in het bestand.',
      text_other: '{{count}} klassen staan met dezelfde naam en verschillende jaren in het bestand.',
    },
    note: {
      'group-in-other-file':
        'Een klas heet net zo als een klas van een andere vestiging; de code van de school staat er nu achter.',
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
      'group-empty': 'Een klas zonder leerlingen wordt niet gemaakt.',
      'group-duplicate': 'Een klas stond er twee keer in; de eerste telt.',
    },
    composed: {
      text_one:
        '{{count}} leerling heeft geen eigen klas, maar zit wel in een samengestelde groep ({{names}}).',
      text_other:
        '{{count}} leerlingen hebben geen eigen klas, maar zitten wel in een samengestelde groep ({{names}}).',
    },
    fileWarning: {
      'partial-file':
        'Er ontbreken veel leerlingen of hele klassen, dus dit lijkt niet de hele school. Daarom gaat niemand naar de prullenbak, tenzij je iemand aanvinkt.',
      'new-school-year':
        'Dit bestand is van een nieuw schooljaar. Er komen nieuwe klassen, iedereen gaat met al het werk mee, en klassen die leeg raken worden opgeborgen.',
    },
    candidates: { noGroup: 'geen klas' },
    columns: { role: { group: 'Klas' } },
    paste: {
      text: 'Kopieer de rijen uit Excel of een mail: één leerling per regel, met of zonder klas.',
      example: 'Voornaam\tNaam\tKlas\nNoor\tPeeters\t3A',
    },
    where: {
      several:
        'Heeft je school meer vestigingen? Kies hun EdeXML-bestanden dan samen: ze worden één voorstel.',
      list: 'Geen van beide? Een lijst uit Excel (XLSX of CSV) met namen en klassen kan ook.',
    },
    kind: { moved: 'Andere klas' },
    kindSays: { moved: 'gaat naar deze klas' },
    warning: {
      'name-exists': 'In deze klas zit al iemand met deze naam. Vink alleen aan als het een ander kind is.',
      'known-other-class': 'Zit nu in een andere klas; dat verandert niet.',
      'bad-reference': 'De klas staat niet in het bestand; komt bij “Zonder klas”.',
      'other-teacher':
        'Deze klas is van een collega. Vraag die, of de beheerder van de school, om dit kind toe te voegen.',
    },
    done: {
      next: 'Maak nu aanmeldkaartjes. Met zo’n kaartje meldt een kind zich aan zonder te typen.',
      groups_zero: 'geen klas',
      groups_one: '{{count}} klas',
      groups_other: '{{count}} klassen',
      toGroups: 'Naar de klassen',
    },
  },
  settings: {
    noTasks: 'Kies ten minste één verzameling oefeningen.',
    sumsPerRound: 'Oefeningen per ronde',
    sumsCount_one: '{{count}} oefening',
    sumsCount_other: '{{count}} oefeningen',
    fragileLimit: 'Nieuwe en wankele oefeningen tegelijk',
    series: 'Welke oefeningen',
    adaptiveHint: 'Elk kind krijgt oefeningen die het voor ongeveer 85 % goed zal doen.',
    helpHint: 'Een kind mag de uitleg van een oefening bekijken.',
    startTestHint: 'Wie nog niets heeft gemaakt, begint met 8 tot 24 oefeningen die het niveau vinden.',
    previewText: 'Met oefeningen volgens deze instellingen. Er wordt niets bewaard.',
    fixedHint: 'De hele klas krijgt dezelfde reeks.',
    empty: { text: 'Stel in welke oefeningen deze klas maakt.' },
  },
  progress: progressTexts,
};
