import { type Locale, type Sentence, sentenceIn } from '../../texts/text';
import { type Letter, writeLetter } from '../letter';

const said = {
  subject: { nl: 'Alles van je school is gewist', en: 'Everything of your school has been erased' },
  what: {
    nl: 'Zoals aangekondigd zijn vandaag alle gegevens van {school} gewist: de leerlingen met al hun werk, de groepen, en de accounts van docenten en beheerders. Dit is niet terug te draaien.',
    be: 'Zoals aangekondigd zijn vandaag alle gegevens van {school} gewist: de leerlingen met al hun werk, de klassen, en de accounts van leerkrachten en beheerders. Dit is niet terug te draaien.',
    en: 'As announced, all data of {school} has been erased today: the pupils with all their work, the groups, and the accounts of teachers and administrators. This cannot be taken back.',
  },
  kept: {
    nl: 'Alleen wat de wet vraagt is bewaard: de naam van de school en de facturen. In back-ups verdwijnt de rest binnen dertig dagen. Bewaar deze mail als bevestiging.',
    en: 'Only what the law asks for is kept: the name of the school and the invoices. From backups the rest disappears within thirty days. Keep this letter as confirmation.',
  },
  again: {
    nl: 'Willen jullie later weer beginnen? Dan is een nieuwe aanvraag genoeg.',
    en: 'Would you like to begin again later? A new application is all it takes.',
  },
  button: { nl: 'Naar de site', en: 'To the site' },
} as const satisfies Record<string, Sentence>;

/** To the admins of a school that was erased after its contract had ended: the confirmation the school keeps. */
export function schoolErasedLetter(
  to: string,
  { school, pageOrigin }: { readonly school: string; readonly pageOrigin: string },
  locale: Locale,
): Letter {
  const say = (sentence: Sentence) => sentenceIn(sentence, locale, { school });
  return writeLetter(
    to,
    {
      subject: say(said.subject),
      paragraphs: [say(said.what), say(said.kept)],
      link: { label: say(said.button), url: `${pageOrigin}/site/home` },
      notes: [say(said.again)],
    },
    locale,
  );
}
