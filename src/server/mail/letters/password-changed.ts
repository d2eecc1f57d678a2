import { type Locale, type Sentence, sentenceIn } from '../../texts/text';
import { type Letter, writeLetter } from '../letter';

const said = {
  subject: { nl: 'Je wachtwoord is gewijzigd', en: 'Your password has been changed' },
  what: {
    nl: 'Het wachtwoord van {login} op Sommeneiland is zojuist gewijzigd. Overal elders is uitgelogd.',
    be: 'Het wachtwoord van {login} op Sommeneiland is zonet gewijzigd. Overal elders is afgemeld.',
    en: 'The password of {login} on Sum Island has just been changed. Everywhere else has been signed out.',
  },
  notYou: {
    nl: 'Was jij het niet? Vraag dan meteen hier een nieuw wachtwoord aan.',
    en: 'Was it not you? Then ask for a new password here at once.',
  },
  button: { nl: 'Wachtwoord aanvragen', en: 'Request a password' },
} as const satisfies Record<string, Sentence>;

/** To somebody whose password was changed, so that a stranger cannot do it unseen. */
export function passwordChangedLetter(
  to: string,
  { login, pageOrigin }: { readonly login: string; readonly pageOrigin: string },
  locale: Locale,
): Letter {
  const say = (sentence: Sentence) => sentenceIn(sentence, locale, { login });
  return writeLetter(
    to,
    {
      subject: say(said.subject),
      paragraphs: [say(said.what), say(said.notYou)],
      link: { label: say(said.button), url: `${pageOrigin}/auth/wachtwoordaanvragen` },
      notes: [],
    },
    locale,
  );
}
