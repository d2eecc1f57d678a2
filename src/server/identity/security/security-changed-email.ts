import type { Locale } from '@/maths/locale';
import type { Email } from '../../platform/mail/email';
import { type Changed, changedEmail } from '../passwords/change-email';
import { texts } from '../texts.gen';

/** What was changed: the second factor, codes on paper, or a link with a sign-in provider. */
export type SecurityChange = 'on' | 'off' | 'codes' | 'linked' | 'unlinked';

/** To somebody whose second factor or sign-in provider was changed. */
export function securityChangedEmail(
  to: string,
  change: SecurityChange,
  about: Changed,
  locale: Locale,
): Email {
  const t = texts[locale];
  return changedEmail(
    to,
    {
      subject: t('securityChanged.subject'),
      what: t(`securityChanged.${change}`, about),
      notYou: t('securityChanged.notYou'),
    },
    about,
    locale,
  );
}
