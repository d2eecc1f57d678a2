import type { Locale, Sentence } from '../../texts/text';
import type { Letter } from '../letter';
import { changeNotice } from './change-notice';

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
  codes: {
    nl: 'Voor {login} op Sommeneiland zijn nieuwe noodcodes gemaakt. De oude werken niet meer.',
    en: 'New recovery codes were made for {login} at Sum Island. The old ones no longer work.',
  },
  notYou: {
    nl: 'Was jij het niet? Vraag dan meteen een nieuw wachtwoord aan.',
    en: 'Was it not you? Then ask for a new password at once.',
  },
} as const satisfies Record<string, Sentence>;

/** To somebody whose second factor was turned on or off. */
export function securityChangedLetter(
  to: string,
  change: 'on' | 'off' | 'codes',
  about: { readonly login: string; readonly pageOrigin: string },
  locale: Locale,
): Letter {
  return changeNotice(to, { ...said, what: said[change] }, about, locale);
}
