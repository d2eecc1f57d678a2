import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Phrases that readers stumbled over; each with what is said instead. */
const retired: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bSamen aan tafel\b/, 'Instructiegroepjes'],
  [/\bZo komen ze erin\b/, 'Zo worden ze toegevoegd'],
  [/\bSommen tegelijk\b/, 'the name of the setting'],
  [/\bEén ernaast\b/, 'Eén te veel of te weinig'],
  [/\bEen rij verder\b/, 'Eén keer te veel of te weinig'],
  [/^Alles meenemen$/, 'Gegevens van de school downloaden'],
  [/^Hoe het staat$/, 'Status'],
  [/^Tweede stap$/, 'Inloggen in twee stappen'],
  [/\bDe laatste dag komt voor de eerste\b/, 'De einddatum ligt vóór de begindatum'],
  [/\b(?:Tafels van .+|Tafels) staat klaar\b/, 'staan klaar'],
  [/\bbefore they could have\b/, 'a full sentence'],
  [/\buntil \(inclusive\)/i, 'up to and including'],
  [/\bDutch year \d/, 'the year of the country'],
  [/^Inlognaam$/, 'Gebruikersnaam'],
  [/\bschoolbeheerder van de school\b/, 'schoolbeheerder'],
];

/** Phrases that show that a text was translated word by word; what a child reads on the island has its own voice. */
const translated: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bset (?:something |a task )?ready\b/i, 'assign'],
  [/\be-mails?\b/i, 'email'],
  [/^(?:Login name|What stands where\?|Go on|Look|Look again|May stay empty\.?)$/, 'as native speakers say'],
  [/\bsecond step at sign-in\b/i, 'two-step sign-in'],
  [/\bnumber of the sum\b/, 'number from the sum'],
  [/\b(?:child|pupil)s? (?:has|have|stays?|gets?|practises)[^.]* its\b/, 'their'],
  [/\bthe sums it gets\b|\bwhat it can do\b/, 'they'],
  [/\bclass code\b|\bcode of your class\b/i, 'group code'],
  [/\bchild\b[^?]*\. Can it\b|\bMove it to the trash\. There it can be brought back\b/, 'they'],
  [/\bUntil and including\b/i, 'up to and including'],
  [/\bthe (?:herfst|kerst|voorjaars|krokus|mei|paas|zomer)vakantie\b/, 'the name in English'],
];

const texts = (locale: string): [path: string, text: string][] =>
  readdirSync(`src/app/i18n/${locale}`)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const walk = (value: unknown, path: string): [string, string][] =>
        typeof value === 'string'
          ? [[path, value]]
          : Object.entries(value as object).flatMap(([key, inner]) => walk(inner, `${path}.${key}`));
      return walk(JSON.parse(readFileSync(`src/app/i18n/${locale}/${file}`, 'utf8')), `${locale}/${file}`);
    });

it.each(['nl', 'be', 'en'])('says in %s none of the phrases that readers stumbled over', (locale) => {
  const all = texts(locale);
  expect(all.length).toBeGreaterThan(200);
  const found = all.flatMap(([path, text]) =>
    retired.flatMap(([phrase, instead]) => (phrase.test(text) ? [`${path}: “${text}” → ${instead}`] : [])),
  );
  expect(found).toEqual([]);
});

it('says nothing in English as only a translator would', () => {
  const all = texts('en').filter(([path]) => !path.startsWith('en/pupil.json'));
  expect(all.length).toBeGreaterThan(2000);
  const found = all.flatMap(([path, text]) =>
    translated.flatMap(([phrase, instead]) => (phrase.test(text) ? [`${path}: “${text}” → ${instead}`] : [])),
  );
  expect(found).toEqual([]);
});
