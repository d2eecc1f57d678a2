import type { Locale } from '@/maths/locale';
import { composeEmail, type Email } from '../../platform/mail/email';
import { texts } from '../texts.gen';

interface Invited {
  readonly email: string;
  readonly name: string;
  readonly url: string;
}

/** To somebody whom a superadmin lets into the office. */
export function staffInvitationEmail({ email, name, url }: Invited, locale: Locale): Email {
  const t = texts[locale];
  return composeEmail(
    email,
    {
      subject: t('staff.subject'),
      paragraphs: [t('firstAdmin.hello', { name }), t('staff.office'), t('firstAdmin.how', { login: email })],
      link: { label: t('firstAdmin.button'), url },
      notes: [t('firstAdmin.once'), t('firstAdmin.mistake')],
    },
    locale,
  );
}
