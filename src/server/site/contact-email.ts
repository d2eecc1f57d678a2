import type { Locale } from '@/maths/locale';
import type { Call } from '../platform/http/call';
import { composeEmail, type Email } from '../platform/mail/email';
import { withoutLinks } from '../school/friends/web-address';
import { texts } from './texts.gen';

/** To somebody who sent a message; it repeats the name alone, since anybody can type anybody's address. */
export function contactEmail(
  { name, email }: Call<'contact'>['body'],
  pageOrigin: string,
  locale: Locale,
): Email {
  const t = texts[locale];
  return composeEmail(
    email,
    {
      subject: t('message.subject'),
      paragraphs: [t('message.hello', { name: withoutLinks(name) }), t('message.next')],
      link: { label: t('message.answers'), url: `${pageOrigin}/site/faq` },
      notes: [t('message.notYou')],
    },
    locale,
  );
}
