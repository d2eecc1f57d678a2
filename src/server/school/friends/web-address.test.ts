import { expect, it } from 'vitest';
import { namesWebAddress, withoutLinks } from './web-address';

it.each([
  'koop nu op koopnu.app',
  'koopnu.fr',
  'https://x.example',
  'HTTP koopnu',
  'ftp://1',
  'WWW.koopnu',
  'www .koopnu',
  'kijk op koopnu.com!',
  'bit.ly/3xY',
  't.co',
  'x.ai',
  'KOOPNU.NL',
  'Koopnu.Nl',
  'leuk.De',
  'scholen.amsterdam',
  'iets.onbekendeending',
  'a.b.c.dev',
  'koopnu.co.uk',
  'bücher.example',
  'xn--bcher-kva.xn--p1ai',
  'президент.рф',
  'kοορnu.сom',
  'koopnu．com',
  'koopnu。com',
  'koopnu․com',
  'koopnu·com',
  'ko\u00adop\u200bnu.\u2060com',
  'koopnu . com',
  'koopnu .nl',
  'koopnu. com',
  'koopnu.\ncom',
  'koopnu dot com',
  'koopnu punt nl',
  'koopnu punt be',
  'koopnu (dot) de',
  'koopnu[.]io',
  'koopnu {punt} app',
  'juf@school.nl',
  'juf @ school',
  'juf＠school',
  'juf (at) school',
  'mailto:juf',
  '192.168.0.1',
  'http://[::1]/',
])('sees an address in %j', (text) => {
  expect(namesWebAddress(text)).toBe(true);
});

it.each([
  '',
  'Leuk <b>voor</b> jullie!',
  'Wij zitten in groep 5.Ik vind het leuk',
  'in groep 5.ik zit',
  'Een 3.5 voor het rapport, of 3,5.',
  'Om 8.30 uur begint het.',
  'Het kost 2.000 euro.',
  'Het is leuk.Het is snel.',
  'Het is leuk. De kinderen ook. In groep 4. Is dat wat?',
  'o.a. tafels, a.u.b. kijken, d.w.z. snel, i.p.v. boek, m.v.g.',
  'Dat is een punt. Het punt is dat ze oefenen.',
  'op dat punt in de les',
  'op dit punt nu',
  'leuk... en snel',
  'leuk…echt',
  'Wat vind jij?Ik vind het leuk',
  'ratio 1:2 en 3/4',
  'klas 3a/3b',
  'stip . en verder',
  'Groetjes, juf Els (groep 4).',
  'Thuis: ook leuk! :-) 10/10',
  'versie 2.1.3',
  '@juf: kijk eens',
])('sees no address in %j', (text) => {
  expect(namesWebAddress(text)).toBe(false);
});

it.each(['.', 'a.', 'a. ', ' .a', 'a-', '(.', 'x @', '1.'])('reads a long text of %j in one go', (piece) => {
  expect(namesWebAddress(piece.repeat(20_000))).toBeTypeOf('boolean');
});

it.each([
  ['Els de Vries', 'Els de Vries'],
  ['J.de Vries', 'J. de Vries'],
  ['koopnu.app', 'koopnu. app'],
  ['https://koopnu.app', 'https: / / koopnu. app'],
  ['juf@school.nl', 'juf@ school. nl'],
  ['koopnu．app', 'koopnu. app'],
])('writes the name %j as %j, which nothing links', (name, shown) => {
  expect(withoutLinks(name)).toBe(shown);
});
