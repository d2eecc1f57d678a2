import type { Sentence } from './text';

/** What can go wrong with practice and its settings, by code. */
export const practiceTexts = {
  'ticket-invalid': {
    nl: 'Deze antwoorden horen niet bij deze ronde. Ze blijven op dit apparaat bewaard; open de ronde opnieuw.',
    en: 'These answers do not belong to this round. They stay on this device; open the round again.',
  },
  'ticket-expired': {
    nl: 'Deze antwoorden zijn ouder dan 45 dagen en kunnen niet meer worden opgeslagen.',
    en: 'These answers are more than 45 days old and can no longer be stored.',
  },
  'round-unfinished': {
    nl: 'Deze ronde is nog niet klaar. Maak eerst de sommen af.',
    be: 'Deze ronde is nog niet klaar. Maak eerst de oefeningen af.',
    en: 'This round is not finished yet. Do the sums first.',
  },
  'settings-changed': {
    nl: 'Een collega heeft deze instellingen intussen gewijzigd. Bekijk de nieuwe versie en pas die aan.',
    en: 'A colleague has changed these settings in the meantime. Look at the new version and edit that one.',
  },
  'keepsake-too-large': {
    nl: 'Dit is te groot om te bewaren.',
    en: 'This is too large to keep.',
  },
  'unknown-collection': {
    nl: 'Een van de gekozen somverzamelingen bestaat niet (meer). Kies een andere.',
    en: 'One of the chosen sum collections does not exist (any more). Choose another one.',
  },
} as const satisfies Record<string, Sentence>;
