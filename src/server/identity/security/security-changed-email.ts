import type { Locale } from '@/maths/locale';
import type { Email } from '../../platform/mail/email';
import { type Changed, changedEmail } from '../passwords/change-email';
import { texts } from '../texts.gen';

/** To somebody whose second factor was turned on or off. */
export function securityChangedEmail(
  to: string,
  change: 'on' | 'off' | 'codes',
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
