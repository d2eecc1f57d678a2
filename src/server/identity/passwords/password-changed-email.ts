import type { Locale } from '@/maths/locale';
import type { Email } from '../../platform/mail/email';
import { texts } from '../texts.gen';
import { type Changed, changedEmail } from './change-email';

/** To somebody whose password was changed, so that a stranger cannot do it unseen. */
export function passwordChangedEmail(to: string, about: Changed, locale: Locale): Email {
  const t = texts[locale];
  return changedEmail(
    to,
    {
      subject: t('passwordChanged.subject'),
      what: t('passwordChanged.what', about),
      notYou: t('passwordChanged.notYou'),
    },
    about,
    locale,
  );
}
