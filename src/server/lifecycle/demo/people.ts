import type { MessageTexts } from '../../platform/db/schema/column-meanings';

/** How the practice of one invented child goes: each shows a teacher something else. */
export interface DemoChild {
  readonly firstName: string;
  readonly lastName: string;
  /** Surname without its prefix. */
  readonly sortName: string;
  /** Departure from the middle of the group in standard deviations. */
  readonly talent: number;
  /** Part of the school days on which the child practises, 0–1. */
  readonly presence: number;
  /** Rounds on such a day, on average. */
  readonly rounds: number;
  /** Part of the sums at which the child guesses instead of thinking, 0–1. */
  readonly guesses?: number;
  /** Part of the sums that the child works out wrongly, 0–1. */
  readonly errs?: number;
  /** School days at the end without any practice. */
  readonly absentSince?: number;
  /** School year it works at, where that is not the group's. */
  readonly year?: number;
  /** From how many school days ago on it is here; everybody else from the beginning. */
  readonly joined?: number;
}

const child = (
  name: string,
  talent: number,
  presence: number,
  rounds: number,
  more: Pick<DemoChild, 'absentSince' | 'joined' | 'guesses' | 'errs' | 'year'> = {},
): DemoChild => {
  const [firstName = name, ...rest] = name.split(' ');
  const prefixes = new Set(['van', 'de', 'den', 'der', 'El', 'Van', 'De', 'ter']);
  const sortName = rest.filter((word) => !prefixes.has(word)).join(' ');
  return { firstName, lastName: rest.join(' '), sortName, talent, presence, rounds, ...more };
};

/** Invented children of a group 4: some fly, some are stuck, some were ill or came later. */
export const children: readonly DemoChild[] = [
  child('Noor Visser', -1.2, 0.95, 1.5),
  child('Zoë van den Berg', -0.3, 0.9, 1.4),
  child('Daan Mulder', -2.6, 0.85, 1.2),
  child('Chloë Peeters', -0.8, 0.9, 1.4),
  child('Milan de Wit', -3.3, 0.8, 1, { guesses: 0.05 }),
  child('Yara El Idrissi', -0.5, 0.95, 1.7),
  child('Loïc Claes', -10, 0.9, 1.3, { errs: 0.55, year: 3 }),
  child('Fien Janssens', -1.9, 0.9, 1.2),
  child('Siem Bakker', -1.5, 0.75, 1, { guesses: 0.2 }),
  child('Amira Yılmaz', 0.7, 0.95, 2, { year: 5 }),
  child('Björn Hoekstra', -3.1, 0.85, 1.1),
  child('Renée Dubois', -0.9, 0.9, 1.3),
  child('Mohamed Amrani', -1.1, 0.85, 1.4, { guesses: 0.1 }),
  child('Lotte van Dijk', -0.1, 0.9, 1.6),
  child('Anaïs Willems', -2.2, 0.55, 1),
  child('Thijs ter Braak', -4.3, 0.85, 1.2, { guesses: 0.45 }),
  child('Ines Ferreira', -2, 0.9, 1.1),
  child('Jules Maes', -0.7, 0.7, 1, { absentSince: 9 }),
  child('Aïsha Bouali', -0.6, 0.9, 1.4),
  child('Bram Smit', -2.6, 0.4, 1, { guesses: 0.12 }),
  child('Lore De Smet', -1.2, 0.9, 1.3, { joined: 8 }),
  child('Kasper Nowak', -3.8, 0.85, 1.1, { guesses: 0.08, year: 3 }),
  child('Soraya Pinas', 0.1, 0.95, 1.8),
  child('Wout Dekker', -1.4, 0.35, 1, { absentSince: 14 }),
];

export const school = {
  name: 'De Vuurtoren (demo)',
  slug: 'de-vuurtoren-demo',
  groupName: 'Groep 4 Zeesterren',
  year: 4,
  country: 'nl',
} as const;

export const adults = [
  { role: 'docent', name: 'Sanne Kuipers', login: 'sanne@devuurtoren.example', of: 'school' },
  { role: 'schooladmin', name: 'Henk Postma', login: 'henk@devuurtoren.example', of: 'school' },
  { role: 'office', name: 'Mieke Wouters', login: 'mieke@sommeneiland.example', of: 'staff' },
  { role: 'superadmin', name: 'Tom Jacobs', login: 'tom@sommeneiland.example', of: 'staff' },
] as const;

/**
 * What the office wrote to its schools, in each language, as its editor stores it.
 * @param origin where the public pages are
 */
export const welcome = (origin: string): MessageTexts => ({
  nl: {
    subject: 'Welkom bij Sommeneiland',
    text: [
      'Fijn dat jullie meedoen! Zo ben je in tien minuten begonnen:',
      [
        '- Lees je leerlingen in met een **EdeXML-bestand**.',
        '- Druk de **inlogkaartjes** af en deel ze uit.',
        '- Kijk na een week bij **Voortgang** wie vastloopt en waarom.',
      ].join('\n'),
      `Lees ook [hoe we sommen uitleggen](${origin}/site/oversommeneiland/didactiek). Vragen? [Schrijf ons](${origin}/site/contact), we helpen graag.`,
    ].join('\n\n'),
  },
  be: {
    subject: 'Welkom bij Sommeneiland',
    text: [
      'Fijn dat jullie meedoen! Zo ben je in tien minuten gestart:',
      [
        '- Lees je leerlingen in met een **klassenlijst**.',
        '- Druk de **aanmeldkaartjes** af en deel ze uit.',
        '- Kijk na een week bij **Voortgang** wie vastloopt en waarom.',
      ].join('\n'),
      `Lees ook [hoe we oefeningen uitleggen](${origin}/site/oversommeneiland/didactiek). Vragen? [Schrijf ons](${origin}/site/contact), we helpen graag.`,
    ].join('\n\n'),
  },
  en: {
    subject: 'Welcome to Sum Island',
    text: [
      'Great to have you with us! You can get started in ten minutes:',
      [
        '- Import your pupils from an **EdeXML file**.',
        '- Print the **login cards** and hand them out.',
        '- After a week, see under **Progress** who is stuck and why.',
      ].join('\n'),
      `Also read [how we explain sums](${origin}/site/oversommeneiland/didactiek). Any questions? [Write to us](${origin}/site/contact), we are happy to help.`,
    ].join('\n\n'),
  },
});
