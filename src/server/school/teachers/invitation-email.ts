import type { Locale } from '@/maths/locale';
import { composeEmail, type Email } from '../../platform/mail/email';
import { texts } from '../texts.gen';

interface Invited {
  readonly inviter: string;
  readonly school: string;
  readonly login: string;
  readonly url: string;
}

/** To somebody for whom an admin made an account. */
export function invitationEmail(to: string, { url, ...values }: Invited, locale: Locale): Email {
  const t = texts[locale];
  return composeEmail(
    to,
    {
      subject: t('invitation.subject'),
      paragraphs: [t('invitation.what', values), t('invitation.how', values)],
      link: { label: t('invitation.button'), url },
      notes: [t('invitation.once'), t('invitation.mistake')],
    },
    locale,
  );
}
