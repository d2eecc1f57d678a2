import type { Locale } from '@/maths/locale';
import { composeEmail, type Email } from '../../platform/mail/email';
import { texts } from '../texts.gen';

/** What the email of a change says. */
interface ChangeTexts {
  readonly subject: string;
  readonly what: string;
  readonly notYou: string;
}

/** Whose account was changed. */
export interface Changed {
  readonly login: string;
  readonly pageOrigin: string;
}

/** To somebody whose account was changed: what it was, and the way to a new password for who did not do it. */
export function changedEmail(
  to: string,
  { subject, what, notYou }: ChangeTexts,
  { pageOrigin }: Changed,
  locale: Locale,
): Email {
  return composeEmail(
    to,
    {
      subject,
      paragraphs: [what, notYou],
      link: { label: texts[locale]('requestPassword'), url: `${pageOrigin}/auth/wachtwoordaanvragen` },
      notes: [],
    },
    locale,
  );
}
