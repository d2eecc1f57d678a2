import type { Locale } from '@/maths/locale';
import { composeEmail, type Email } from '../../platform/mail/email';
import { texts } from '../texts.gen';

interface Invited {
  readonly inviter: string;
  readonly school: string;
  /** What the inviter wrote; may be empty. */
  readonly text: string;
  readonly url: string;
}

/** To somebody whom a colleague told about the product. */
export function friendInvitationEmail(to: string, { url, ...values }: Invited, locale: Locale): Email {
  const t = texts[locale];
  return composeEmail(
    to,
    {
      subject: t('friendInvitation.subject'),
      paragraphs: [
        t('friendInvitation.who', values),
        ...(values.text === '' ? [] : [t('friendInvitation.theirText', values)]),
      ],
      link: { label: t('friendInvitation.button'), url },
      notes: [t('friendInvitation.why', values)],
    },
    locale,
  );
}
