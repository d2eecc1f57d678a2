import type { adjustTexts as dutch } from '../../nl/school/adjust';
import type { Overrides } from '../../texts';

export const adjustTexts: Overrides<typeof dutch> = {
  noTest: 'Van deze oefeningen is er geen automatiseertoets.',
  add: {
    table: 'Maaltafel van {{table}}',
    tables: 'Maaltafels',
    chosen: 'Maaltafels toevoegen',
    chosenHint: 'Kies een of meer maaltafels; ze komen als één taak, door elkaar.',
  },
  tables: {
    button: 'Maaltafels klaarzetten',
    title: 'Welke maaltafels oefent deze klas?',
    none: 'Nu staan er geen maaltafels klaar.',
    text: 'Ze komen bovenaan, verplicht, in plaats van de maaltafels die er nu verplicht staan. De andere taken blijven.',
    done: '{{name}} staat klaar voor de hele klas.',
  },
  pupilsHint: 'Wat hier niet genoemd wordt, gaat zoals bij de klas.',
  many: {
    tasks: { group: 'De taken van de klas' },
    overtaken_one:
      'Voor {{names}} is nog niets veranderd: daar zijn intussen andere instellingen opgeslagen. Je kan jouw verandering er nog bovenop zetten; de rest van die nieuwe instellingen blijft dan staan.',
    overtaken_other:
      'Voor {{count}} leerlingen is nog niets veranderd, want daar zijn intussen andere instellingen opgeslagen: {{names}}. Je kan jouw verandering er nog bovenop zetten; de rest van die nieuwe instellingen blijft dan staan.',
  },
  own: {
    text: 'Dit kind oefent zoals de klas, behalve wat je hier verandert. Verandert de klas, dan verandert dat hier mee.',
    nothing: 'Net als de klas',
    differs_one: '{{count}} verschil met de klas',
    differs_other: '{{count}} verschillen met de klas',
    mark: 'Anders dan de klas',
    groupHas: 'Klas: {{value}}',
    reset: 'Zoals de klas',
    resetOne: '{{name}}: zoals de klas',
    resetAll: 'Alles zoals de klas',
    field: {
      series: 'Welke oefeningen',
      sumsPerRound: 'Oefeningen per ronde',
      fragileLimit: 'Wankele oefeningen tegelijk',
    },
  },
};
