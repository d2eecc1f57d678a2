import type { StrategyTextName } from './text-names';

/** What Flemish schools say otherwise; the rest is as in Dutch. */
export const be = {
  turnRound: 'Wissel van plaats: begin met {{b}}.',
  onesFirst: 'Kijk eerst naar de eenheden: {{a}} en {{b}}.',
  onesOff: 'Kijk eerst naar de eenheden: {{a}} min {{b}}.',
  tenAndOnes: 'Eén tiental en {{b}} eenheden.',
  tenWithIt: 'Doe het tiental er weer bij.',
  fromOneTen: 'Haal {{b}} van één tiental af.',
  restTogether: 'Neem de eenheden samen: {{a}} en {{b}}.',
  fillTen: 'Eerst tot aan de brug van {{ten}}: {{a}} en {{x}}.',
  overTen: 'Over de brug: nog {{y}} erbij.',
  backToTen: 'Eerst terug tot aan de brug van {{ten}}: {{x}} eraf.',
  belowTen: 'Over de brug: nog {{y}} eraf.',
  turnProduct: 'Wissel van plaats: {{a}} × {{b}} is evenveel als {{b}} × {{a}}.',
  timesZero: 'Nul maal, of maal nul: er is niets.',
  timesOne: 'Eén maal {{b}} is {{b}}.',
  twice: 'Twee maal is het dubbele.',
  double: 'Het dubbele van {{a}}.',
  knownDouble: 'Begin met het dubbele van {{a}}.',
  doubleIt: 'Neem het dubbele daarvan.',
  jumpsTogether: 'Schakel de sprongen: {{x}} en {{y}} samen.',
  halfOfTen: '5 maal is de helft van 10 maal.',
  groupMore: 'Nog één maal {{b}} erbij.',
  groupLess: 'Eén maal {{b}} eraf.',
  thinkProduct: 'Hoeveel maal gaat {{b}} in {{a}}?',
} as const satisfies Partial<Record<StrategyTextName, string>>;
