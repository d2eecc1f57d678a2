import type { Sentence } from './text';

/** What can stand in the way of inviting a friend. */
export const friendTexts = {
  'friend-invited': {
    nl: 'Dit adres is vanuit jullie school al uitgenodigd.',
    en: 'This address was invited from your school already.',
  },
  'friend-text-address': {
    nl: 'Zet geen webadres of e-mailadres in je tekst: de link naar ons staat er al onder. Is het geen adres? Zet dan een spatie na elke punt.',
    en: 'Do not put a web or e-mail address in your text: the link to us stands below it already. Is it no address? Then put a space after each full stop.',
  },
  'friends-throttled': {
    nl: 'Dit adres is al een paar keer uitgenodigd, of je verstuurde er vandaag al veel. Probeer het morgen nog eens.',
    en: 'This address was invited a few times already, or you sent many today. Try again tomorrow.',
  },
} as const satisfies Record<string, Sentence>;
