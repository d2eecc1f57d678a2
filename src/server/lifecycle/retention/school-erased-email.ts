import type { Locale } from '@/maths/locale';
import { composeEmail, type Email } from '../../platform/mail/email';
import { texts } from '../texts.gen';

/** To the admins of a school that was erased after its contract had ended: the confirmation the school keeps. */
export function schoolErasedEmail(
  to: string,
  { school, pageOrigin }: { readonly school: string; readonly pageOrigin: string },
  locale: Locale,
): Email {
  const t = texts[locale];
  return composeEmail(
    to,
    {
      subject: t('schoolErased.subject'),
      paragraphs: [t('schoolErased.what', { school }), t('schoolErased.kept')],
      link: { label: t('schoolErased.button'), url: `${pageOrigin}/site/home` },
      notes: [t('schoolErased.again')],
    },
    locale,
  );
}
