import type { Locale, Sentence } from '../../texts/text';
import type { Letter } from '../letter';
import { changeNotice } from './change-notice';

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
} as const satisfies Record<string, Sentence>;

/** To somebody whose password was changed, so that a stranger cannot do it unseen. */
export function passwordChangedLetter(
  to: string,
  about: { readonly login: string; readonly pageOrigin: string },
  locale: Locale,
): Letter {
  return changeNotice(to, said, about, locale);
}
