import type { progressTexts as dutch } from '../../nl/school/progress';
import type { Overrides } from '../../texts';

export const progressTexts: Overrides<typeof dutch> = {
  total: { answers: 'Oefeningen' },
  notYet: {
    text: 'Zodra dit kind een ronde speelt, zie je hier wat het al kan. Deel een aanmeldkaartje uit om te beginnen.',
  },
  skillsHint: 'De kans dat een gewone oefening van deze soort nu goed gaat.',
  skill: {
    'over-ten': 'met brug over het tiental',
    multiply: 'Maaltafels en vermenigvuldigen',
    sums: 'oefeningen',
    table: 'maaltafel van {{table}}',
  },
  factsHint: 'Elk vakje is een oefening. Kies een vakje voor meer.',
  grid: { multiply: 'Maaltafels' },
  chartLabel: 'Oefeningen per week, goed en fout. Dezelfde cijfers staan in de tabel eronder.',
  nextHint: 'De oefeningen die dit kind nu zou krijgen, en waarom.',
  reason: { new: 'Nieuw: er is plaats voor een volgende oefening' },
  answer: { sum: 'Oefening' },
  errorHelp: {
    'carry-written-out':
      'Leg de oefening met materiaal en wissel elke tien eenheden in voor een tiental voordat er geschreven wordt.',
    'remainder-wrong': 'Laat het product onder de oefening zetten en het verschil uitrekenen.',
    'one-off': 'Laat de oefening op het rekenrek of met de vingers natellen, en wijs waar het tellen begint.',
    'ten-off': 'Leg de oefening met tientallen en eenheden, en laat eerst zeggen hoeveel tientallen er zijn.',
    'added-instead':
      'Laat eerst het teken hardop lezen. Is het een maaloefening, laat die dan tekenen als rijen: “groepjes van”.',
    'subtracted-instead': 'Laat eerst het teken hardop lezen en een verhaaltje bij de oefening vertellen.',
    'multiplied-instead': 'Laat eerst het teken hardop lezen en een verhaaltje bij de oefening vertellen.',
  },
  error: {
    'forgotten-borrow': 'Het ontleende tiental vergeten',
    'neighbouring-row': 'Een rij verder in de maaltafel',
    'gave-operand': 'Een getal uit de oefening overgenomen',
  },
};
