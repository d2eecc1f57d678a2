import type { Sentence } from './text';

/** What can go wrong with practice and its settings, by code. */
export const practiceTexts = {
  'ticket-invalid': {
    nl: 'Deze antwoorden horen niet bij deze ronde. Ze blijven op dit apparaat bewaard; open de ronde opnieuw.',
    en: 'These answers do not belong to this round. They stay on this device; open the round again.',
  },
  'ticket-expired': {
    nl: 'Deze antwoorden wachten al meer dan 45 dagen op dit apparaat. Log hier één keer in als het kind dat ze gaf: dan worden ze alsnog verstuurd.',
    en: 'These answers have waited on this device for more than 45 days. Sign in here once as the child who gave them: then they are sent after all.',
  },
  'answers-clash': {
    nl: 'Er stonden al andere antwoorden; die tellen. Al het andere is opgeslagen.',
    en: 'Other answers were there already; those count. Everything else is stored.',
  },
  'other-pupil': {
    nl: 'Er speelt nu een ander kind op dit apparaat. Jouw sommen zijn bewaard. Log opnieuw in om verder te spelen.',
    be: 'Er speelt nu een ander kind op dit toestel. Jouw oefeningen zijn bewaard. Meld je opnieuw aan om verder te spelen.',
    en: 'Another child is playing on this device now. Your sums are kept. Sign in again to go on.',
  },
  'round-unfinished': {
    nl: 'Deze ronde is nog niet klaar. Maak eerst de sommen af.',
    be: 'Deze ronde is nog niet klaar. Maak eerst de oefeningen af.',
    en: 'This round is not finished yet. Do the sums first.',
  },
  'too-many-rounds': {
    nl: 'Je hebt vandaag al {most} rondes gespeeld. Morgen kun je weer verder.',
    be: 'Je hebt vandaag al {most} rondes gespeeld. Morgen kan je weer verder.',
    en: 'You have played {most} rounds today. You can go on tomorrow.',
  },
  'settings-changed': {
    nl: 'Een collega heeft deze instellingen intussen gewijzigd. Bekijk de nieuwe versie en pas die aan.',
    en: 'A colleague has changed these settings in the meantime. Look at the new version and edit that one.',
  },
  'level-too-often': {
    nl: 'Het niveau van deze leerling is al {most} keer met de hand gezet. Laat eerst {answers} sommen maken; dan weet het programma meer.',
    be: 'Het niveau van deze leerling is al {most} keer met de hand gezet. Laat eerst {answers} oefeningen maken; dan weet het programma meer.',
    en: 'The level of this pupil has been set by hand {most} times. Let the pupil do {answers} sums first; then the program knows more.',
  },
  'too-many-tasks': {
    nl: 'Een van deze leerlingen zou meer dan {most} taken krijgen. Voeg er minder toe, of haal eerst taken weg.',
    en: 'One of these pupils would get more than {most} tasks. Add fewer, or take tasks away first.',
  },
  'pupil-without-group': {
    nl: 'Deze leerling zit in geen groep. Zet de leerling eerst in een groep.',
    be: 'Deze leerling zit in geen klas. Zet de leerling eerst in een klas.',
    en: 'This pupil is in no group. Put the pupil in a group first.',
  },
  'too-many-watching': {
    nl: 'Je kijkt al in te veel vensters mee. Sluit er een.',
    en: 'You are already watching in too many windows. Close one.',
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
