import type { Locale } from '@/maths/locale';
import type { Call } from '../platform/http/call';
import { composeEmail, type Email } from '../platform/mail/email';
import { withoutLinks } from '../school/friends/web-address';
import { texts } from './texts.gen';

/**
 * To somebody who applied. Anybody can type anybody's address into the form, so the email repeats names and numbers
 * alone, without links, and not what was typed freely.
 */
export function applicationEmail(
  { name, email, school, pupils }: Call<'apply'>['body'],
  pageOrigin: string,
  locale: Locale,
): Email {
  const t = texts[locale];
  const what = school
    ? t('application.school', { school: withoutLinks(school.name), count: pupils })
    : t('application.home', { count: pupils });
  return composeEmail(
    email,
    {
      subject: t('application.subject'),
      paragraphs: [t('application.hello', { name: withoutLinks(name) }), what, t('application.next')],
      link: { label: t('application.wrong'), url: `${pageOrigin}/site/contact` },
      notes: [t('application.notYou')],
    },
    locale,
  );
}
