import type { Texts } from '../../i18n/texts';

export type Question = keyof Texts['faq']['questions'];
type Group = keyof Texts['faq']['groups'];

/** Questions by subject, in the order of the page. Their names are parts of links: `faq#gegevens`. */
export const questions: readonly { readonly group: Group; readonly questions: readonly Question[] }[] = [
  { group: 'start', questions: ['begin', 'klas', 'uwlr', 'vergissing', 'jaar', 'leraren', 'webinars'] },
  { group: 'signIn', questions: ['inloggen', 'kwijt', 'wachtwoord', 'tweestaps', 'delen'] },
  {
    group: 'practice',
    questions: ['duur', 'niveau', 'fout', 'tijd', 'tafels', 'lezen', 'beloning', 'groepsdoel', 'thuis'],
  },
  { group: 'data', questions: ['gegevens', 'welke', 'wissen', 'inzage', 'cookies'] },
  { group: 'technology', questions: ['internet', 'apparaat', 'installeren', 'toegankelijk', 'taal'] },
  { group: 'cost', questions: ['prijs', 'proberen', 'vol', 'stoppen'] },
];
