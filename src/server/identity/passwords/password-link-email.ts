import type { Locale } from '@/maths/locale';
import { composeEmail, type Email } from '../../platform/mail/email';
import { texts } from '../texts.gen';

/** To somebody who asked for a new password. */
export function passwordLinkEmail(
  to: string,
  { login, url }: { readonly login: string; readonly url: string },
  locale: Locale,
): Email {
  const t = texts[locale];
  return composeEmail(
    to,
    {
      subject: t('passwordLink.subject'),
      paragraphs: [t('passwordLink.why', { login })],
      link: { label: t('passwordLink.button'), url },
      notes: [t('passwordLink.once'), t('passwordLink.notYou')],
    },
    locale,
  );
}
