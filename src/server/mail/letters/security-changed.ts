import { type Locale, type Sentence, sentenceIn } from '../../texts/text';
import { type Letter, writeLetter } from '../letter';

const said = {
  subject: {
    nl: 'De beveiliging van je account is gewijzigd',
    en: 'The security of your account has changed',
  },
  on: {
    nl: 'Inloggen als {login} op Sommeneiland vraagt vanaf nu ook een code uit een app.',
    be: 'Aanmelden als {login} op Sommeneiland vraagt vanaf nu ook een code uit een app.',
    en: 'From now on, signing in as {login} at Sum Island asks for a code from an app too.',
  },
  off: {
    nl: 'Inloggen als {login} op Sommeneiland vraagt vanaf nu geen code uit een app meer.',
    be: 'Aanmelden als {login} op Sommeneiland vraagt vanaf nu geen code uit een app meer.',
    en: 'From now on, signing in as {login} at Sum Island no longer asks for a code from an app.',
  },
  notYou: {
    nl: 'Was jij het niet? Vraag dan meteen een nieuw wachtwoord aan.',
    en: 'Was it not you? Then ask for a new password at once.',
  },
  button: { nl: 'Wachtwoord aanvragen', en: 'Request a password' },
} as const satisfies Record<string, Sentence>;

/** To somebody whose second factor was turned on or off. */
export function securityChangedLetter(
  to: string,
  change: 'on' | 'off',
  { login, pageOrigin }: { readonly login: string; readonly pageOrigin: string },
  locale: Locale,
): Letter {
  const say = (sentence: Sentence) => sentenceIn(sentence, locale, { login });
  return writeLetter(
    to,
    {
      subject: say(said.subject),
      paragraphs: [say(said[change]), say(said.notYou)],
      link: { label: say(said.button), url: `${pageOrigin}/auth/wachtwoordaanvragen` },
      notes: [],
    },
    locale,
  );
}
