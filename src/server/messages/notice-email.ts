import type { Locale } from '@/maths/locale';
import { composeEmail, type Email } from '../platform/mail/email';
import type { Notice } from './notice';
import { noticeParts } from './notice-parts';
import { texts } from './texts.gen';

interface Reader {
  readonly accountId: string;
  readonly userId: string;
  readonly pageOrigin: string;
}

/** Composes an email with the text of a notice, for people who do not open their inbox every day. */
export function noticeEmail(
  to: string,
  notice: Notice,
  { accountId, userId, pageOrigin }: Reader,
  locale: Locale,
): Email {
  const { subject, paragraphs, page } = noticeParts(notice, locale);
  const url = `${pageOrigin}/account/${accountId}/user/${userId}/${page}`;
  return composeEmail(
    to,
    { subject, paragraphs, link: { label: texts[locale]('look'), url }, notes: [] },
    locale,
  );
}
