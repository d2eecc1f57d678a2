import { type Locale, type Sentence, sentenceIn } from '../../texts/text';
import { type Letter, writeLetter } from '../letter';

const button: Sentence = { nl: 'Wachtwoord aanvragen', en: 'Request a password' };

/** What a notice of a change tells. */
interface Told {
  readonly subject: Sentence;
  readonly what: Sentence;
  readonly notYou: Sentence;
}

/** To somebody whose account was changed: what it was, and the way to a new password for who did not do it. */
export function changeNotice(
  to: string,
  { subject, what, notYou }: Told,
  { login, pageOrigin }: { readonly login: string; readonly pageOrigin: string },
  locale: Locale,
): Letter {
  const say = (sentence: Sentence) => sentenceIn(sentence, locale, { login });
  return writeLetter(
    to,
    {
      subject: say(subject),
      paragraphs: [say(what), say(notYou)],
      link: { label: say(button), url: `${pageOrigin}/auth/wachtwoordaanvragen` },
      notes: [],
    },
    locale,
  );
}
