import type { Locale } from '@/maths/locale';
import { composeEmail, type Email } from '../../platform/mail/email';
import { texts } from '../texts.gen';

interface FirstAdmin {
  readonly email: string;
  readonly name: string;
  /** Null for a family. */
  readonly school: string | null;
  readonly url: string;
}

/** To the first admin of an account that the office made. */
export function firstAdminEmail({ email, name, school, url }: FirstAdmin, locale: Locale): Email {
  const t = texts[locale];
  return composeEmail(
    email,
    {
      subject: t('firstAdmin.subject'),
      paragraphs: [
        t('firstAdmin.hello', { name }),
        school === null ? t('firstAdmin.home') : t('firstAdmin.school', { school }),
        t('firstAdmin.how', { login: email }),
      ],
      link: { label: t('firstAdmin.button'), url },
      notes: [t('firstAdmin.once'), t('firstAdmin.mistake')],
    },
    locale,
  );
}
