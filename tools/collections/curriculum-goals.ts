import type { CollectionDomain, SumCollection } from '@/maths/collections/sum-collection';
import { referenceLevelOf } from '@/maths/report/reference-level';

/** What a collection is practised for, and the documents and parts of them that ask for it. */
export interface CurriculumGoal {
  readonly goal: string;
  /** Part of the Dutch goals between the years, by SLO. */
  readonly slo: string;
  /** Part of the Dutch reference levels, and the level: 1F for all children, 1S for most. */
  readonly reference: string;
  /** Part of the Flemish minimum goals of 2025. */
  readonly flemish: string;
}

interface DomainGoal extends Omit<CurriculumGoal, 'goal' | 'reference'> {
  readonly reference: string;
  /** School year of first practice (NL numbering) → goal; a year without one has that of the year before. */
  readonly goals: Readonly<Record<number, string>>;
}

const numbers = 'Getallen en bewerkingen';
const flemishNumbers = 'Wiskunde: getallen en bewerkingen';
const flemishMeasuring = 'Wiskunde: meten en metend rekenen';

const domains: Readonly<Record<CollectionDomain, DomainGoal>> = {
  'add-subtract': {
    slo: numbers,
    reference: 'Getallen',
    flemish: flemishNumbers,
    goals: {
      3: 'Splitsen, optellen en aftrekken tot 10 en tot 20',
      4: 'Optellen en aftrekken tot 20 uit het hoofd, en tot 100',
      5: 'Optellen en aftrekken tot 1000, kolomsgewijs (België: cijferend)',
      6: 'Optellen en aftrekken tot 100 000',
      7: 'Optellen en aftrekken tot 1 000 000, volgorde van bewerkingen',
      8: 'Rekenen over nul heen',
    },
  },
  'multiply-divide': {
    slo: numbers,
    reference: 'Getallen',
    flemish: flemishNumbers,
    goals: {
      4: 'Eerste tafels (België: alle tafels en deeltafels)',
      5: 'Alle tafels uit het hoofd, delen met rest, keer een tiental',
      6: 'Vermenigvuldigen met twee cijfers, delen door één cijfer, keer en delen door 10, 100, 1000',
      7: 'Cijferend vermenigvuldigen, staartdelen',
      8: 'Gemiddelde',
    },
  },
  decimals: {
    slo: numbers,
    reference: 'Getallen',
    flemish: flemishNumbers,
    goals: {
      6: 'Kommagetallen in geld en maten: tienden',
      7: 'Kommagetallen optellen en aftrekken, keer een geheel getal',
      8: 'Kommagetallen vermenigvuldigen en delen',
    },
  },
  fractions: {
    slo: 'Verhoudingen: breuken',
    reference: 'Getallen en Verhoudingen',
    flemish: flemishNumbers,
    goals: {
      5: 'Helft, kwart en eenvoudige stambreuken van een aantal',
      6: 'Breuken met teller en noemer, gelijkwaardige breuken',
      7: 'Breuken optellen en aftrekken met gelijke noemers, deel van een aantal',
      8: 'Breuken met ongelijke noemers, breuken vermenigvuldigen en delen',
    },
  },
  'percent-ratio': {
    slo: 'Verhoudingen',
    reference: 'Verhoudingen',
    flemish: flemishNumbers,
    goals: {
      6: 'Verhoudingen en schaal in eenvoudige getallen',
      7: '50, 25, 10 en 1 procent, verhoudingstabel, schaal',
      8: 'Elk procent, korting, breuk en kommagetal en procent, snelheid',
    },
  },
  money: {
    slo: 'Meten en meetkunde: geld',
    reference: 'Meten en meetkunde',
    flemish: flemishMeasuring,
    goals: {
      3: 'Munten en briefjes tot € 20',
      5: 'Bedragen met centen, aanvullen en wisselgeld',
      6: 'Bedragen vermenigvuldigen en delen',
    },
  },
  measures: {
    slo: 'Meten en meetkunde: lengte, gewicht, inhoud, oppervlakte',
    reference: 'Meten en meetkunde',
    flemish: flemishMeasuring,
    goals: {
      4: 'Meter en centimeter',
      5: 'Liter, kilogram, omtrek',
      6: 'Maten omrekenen met kommagetallen, oppervlakte',
      7: 'Oppervlaktematen, ontbrekende zijde',
      8: 'Inhoud, liter en kubieke decimeter',
    },
  },
  clock: {
    slo: 'Meten en meetkunde: tijd',
    reference: 'Meten en meetkunde',
    flemish: flemishMeasuring,
    goals: {
      3: 'Hele en halve uren op de wijzerklok',
      4: 'Kwartieren en vijf minuten op de wijzerklok',
      5: 'Digitale klok, tijdsduur, tot op de minuut',
    },
  },
  line: {
    slo: 'Getallen: getalbegrip',
    reference: 'Getallen',
    flemish: flemishNumbers,
    goals: {
      3: 'Getallen tot 20 op de getallenlijn',
      4: 'Getallen tot 100 op de getallenlijn',
      5: 'Getallen tot 1000, halven en kwarten op de getallenlijn',
      6: 'Grote getallen, breuken, kommagetallen en getallen onder nul op de getallenlijn',
      7: 'Procenten op de getallenlijn',
    },
  },
  'compare-estimate': {
    slo: 'Getallen: getalbegrip en schattend rekenen',
    reference: 'Getallen',
    flemish: flemishNumbers,
    goals: {
      3: 'Getallen tot 20 vergelijken en tot 100 ordenen',
      4: 'Getallen en sommen tot 100 vergelijken',
      5: 'Vergelijken tot 1000, afronden, maten vergelijken',
      6: 'Kommagetallen en breuken vergelijken, schattend optellen en aftrekken',
      7: 'Breuk, kommagetal en procent vergelijken, schattend vermenigvuldigen',
    },
  },
};

/** The goal of a collection in its first year of practice. Throws RangeError when the plan has none for it. */
export function goalOf({ key, domain, years }: SumCollection): CurriculumGoal {
  const { goals, slo, reference, flemish } = domains[domain];
  const first = Math.min(...years);
  const year = Object.keys(goals)
    .map(Number)
    .filter((each) => each <= first)
    .at(-1);
  const goal = year === undefined ? undefined : goals[year];
  if (goal === undefined) throw new RangeError(`No goal for ${key} in year ${first}.`);
  return { goal, slo, reference: `${reference} (${referenceLevelOf(key)})`, flemish };
}
