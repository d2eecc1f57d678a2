import type { site as dutch } from '../nl/site';
import type { Overrides } from '../texts';

export const site: Overrides<typeof dutch> = {
  home: {
    lead: 'Kinderen van het eerste tot en met het zesde leerjaar oefenen elke dag een kwartier: spelletjes met precies de oefeningen die nu bij hen passen. Jij ziet wat ze al uit het hoofd kennen, en wat nog niet.',
    teachers: {
      title: 'Leerkrachten',
      text: 'Een klas staat er in één keer in, met aanmeldkaartjes om uit te delen. Daarna zie je per kind antwoorden, tijden en soorten fouten.',
    },
    startText: 'Vraag {{brand}} aan voor je school, of meld je aan als je al een account hebt.',
  },
  sum: { intro: 'Sam de otter heeft een oefening voor je. Eén tik en je speelt, zonder account.' },
  footer: { login: 'Aanmelden' },
};
